import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GOT, POSTED, VECTOR } from './signature.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest('base64url')
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const SECRET = bytes(VECTOR.opened.secret)

/** Percent-encoding of all but letters, digits and `- . _ ~`, sorted by bytes. */
const query = (parameters: Readonly<Record<string, string>>) => {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  return Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
}

describe('the test vector of DPTY', () => {
  it('derives the key of the box from the sign key and the token', () => {
    expect(hmac(bytes(VECTOR.signKey), `${VECTOR.boxText}\n${VECTOR.token}`)).toBe(VECTOR.boxKey)
  })

  it('opens the box', () => {
    const box = bytes(VECTOR.box)
    const decipher = createDecipheriv('aes-256-gcm', bytes(VECTOR.boxKey), box.subarray(0, 12))
    decipher.setAuthTag(box.subarray(-16))
    const text = Buffer.concat([decipher.update(box.subarray(12, -16)), decipher.final()]).toString('utf8')
    expect(JSON.parse(text)).toEqual(VECTOR.opened)
  })

  it('signs a POST with the hash of its body', () => {
    expect(POSTED.lines.at(-1)).toBe(`x-dp-check:${POSTED.digits}.${sha256(POSTED.body)}`)
    expect(hmac(SECRET, POSTED.lines.join('\n'))).toBe(POSTED.signature)
  })

  it('signs a GET with its query, and the hash of the empty text', () => {
    expect(query(GOT.query)).toBe(GOT.line)
    const check = `x-dp-check:${GOT.digits}.${sha256('')}`
    const lines = ['GET', '/dpgame', GOT.path, GOT.line, VECTOR.opened.accessKey, VECTOR.time, check]
    expect(hmac(SECRET, lines.join('\n'))).toBe(GOT.signature)
  })
})
