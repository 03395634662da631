import { describe, expect, it } from 'vitest'
import { createCallTimes } from '../../../platform/site/callTimes.ts'

const NOW = 1_777_636_800_000
const MINUTE = 60_000

function open(rate = 1) {
  const hand = { at: 0 }
  return { hand, times: createCallTimes({ now: () => NOW, rate, real: () => hand.at }) }
}

describe('the time of a call', () => {
  it.each([
    [0, true],
    [5 * MINUTE, true],
    [-5 * MINUTE, true],
    [5 * MINUTE + 1, false],
    [-5 * MINUTE - 1, false],
  ])('%i ms from ours is current: %s', (away, current) => {
    expect(open().times.isCurrent(String(NOW + away))).toBe(current)
  })

  it.each(['', '0', '-1', '1e300', 'NaN', '1777636800000.5', `${NOW} `, '9'.repeat(400)])(
    'is none: %j',
    (time) => {
      expect(open().times.isCurrent(time)).toBe(false)
    },
  )

  it('may be five real minutes away, however fast platform time runs', () => {
    expect(open(60).times.isCurrent(String(NOW + 299 * MINUTE))).toBe(true)
  })
})

describe('a signature', () => {
  it('is taken once for as long as its time is current', () => {
    const { times, hand } = open()
    expect([times.isFirst('a'), times.isFirst('b'), times.isFirst('a')]).toEqual([true, true, false])
    hand.at += 10 * MINUTE - 1
    expect(times.isFirst('a')).toBe(false)
    hand.at += 1
    expect(times.isFirst('a')).toBe(true)
  })

  it('is remembered with so many others, and no more', () => {
    const { times } = open()
    for (let n = 0; n < 100_001; n += 1) times.isFirst(String(n))
    expect(times.isFirst('0')).toBe(true)
    expect(times.isFirst('100000')).toBe(false)
  })
})
