import { expect, it } from 'vitest'
import { textToSign } from '../../../streams/wire/signature.ts'

it('joins what a call is signed over in the order of the protocol', () => {
  const text = textToSign({
    method: 'POST',
    path: '/api/site/group/site/perInfo/v3/get?x=1',
    siteId: 1001,
    deviceId: 'd'.repeat(32),
    time: '1700000000000',
    bodyDigest: 'ab',
  })
  expect(text).toBe(
    `POST\n/api/site/group/site/perInfo/v3/get?x=1\n1001\n${'d'.repeat(32)}\n1700000000000\nab`,
  )
})
