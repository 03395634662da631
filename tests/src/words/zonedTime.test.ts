import { expect, it } from 'vitest'
import { zonedTime } from '../../../src/words/zonedTime.ts'

const AT = Date.UTC(2026, 0, 31, 23, 30)

it('writes a time in a zone, whatever that of the device', () => {
  const text = (zone: number | null) => zonedTime(AT, zone).format('MM/DD HH:mm')
  expect([0, 480, -210, 840].map(text)).toEqual(['01/31 23:30', '02/01 07:30', '01/31 20:00', '02/01 13:30'])
  expect(zonedTime(AT, null).valueOf()).toBe(AT)
})
