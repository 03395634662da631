import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BREAK_MS,
  BREAKS,
  breakUntilAfter,
  changedLimit,
  limitAt,
  LOOSER_AFTER_MS,
  NO_LIMIT,
  type OwnLimit,
  playDay,
  type Protection,
  protectionRefusal,
} from '../../../streams/domain/protection.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const HOUR = 3_600_000
const nothing = { staked: 0, net: 0, minutes: 0 }
const free: Protection = { limits: { stake: NO_LIMIT, loss: NO_LIMIT, time: NO_LIMIT }, breakUntil: null }

function limited(change: Partial<Protection['limits']>): Protection {
  return { ...free, limits: { ...free.limits, ...change } }
}

const set = (amount: number | null): OwnLimit => ({ amount, next: null })
const amounts = fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null })
const looserFirst = (amount: number | null): number => amount ?? Infinity

describe('a limit', () => {
  it('is tighter at once, and ends the wait for a looser one', () => {
    const waiting = changedLimit(set(500), 900, NOW)
    expect(waiting).toEqual({ amount: 500, next: { amount: 900, from: NOW + LOOSER_AFTER_MS } })
    expect(changedLimit(waiting, 300, NOW + HOUR)).toEqual(set(300))
  })

  it('is looser after 24 hours, and removed after 24 hours', () => {
    const removed = changedLimit(set(500), null, NOW)
    expect(limitAt(removed, NOW + LOOSER_AFTER_MS - 1)).toBe(500)
    expect(limitAt(removed, NOW + LOOSER_AFTER_MS)).toBeNull()
  })

  it('does not wait longer when the same is chosen again, nor when less than that is', () => {
    const waiting = changedLimit(set(500), 900, NOW)
    expect(changedLimit(waiting, 900, NOW + HOUR)).toEqual(waiting)
    expect(changedLimit(waiting, 700, NOW + HOUR).next).toEqual({ amount: 700, from: NOW + LOOSER_AFTER_MS })
    expect(changedLimit(waiting, 950, NOW + HOUR).next?.from).toBe(NOW + HOUR + LOOSER_AFTER_MS)
  })

  it('however it is changed, no choice of the last 24 hours makes it looser than it was', () => {
    const choices = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 * HOUR }), amounts), { maxLength: 12 })
    fc.assert(
      fc.property(amounts, choices, (first, steps) => {
        let limit = set(first)
        let at = NOW
        const history: { at: number; amount: number }[] = [{ at, amount: looserFirst(first) }]
        for (const [later, wanted] of steps) {
          at += later
          const before = looserFirst(limitAt(limit, at))
          limit = changedLimit(limit, wanted, at)
          const after = looserFirst(limitAt(limit, at))
          expect(after).toBe(Math.min(before, looserFirst(wanted)))
          history.push({ at, amount: looserFirst(wanted) })
          // What applies now was wanted at least 24 hours ago, or is tighter than what applied.
          const wantedBefore = history.filter((one) => one.at <= at - LOOSER_AFTER_MS)
          const loosest = Math.max(...wantedBefore.map(({ amount }) => amount), looserFirst(first))
          expect(after).toBeLessThanOrEqual(loosest)
        }
      }),
    )
  })
})

describe('a break', () => {
  it('is as long as it says, and never made shorter', () => {
    const day = breakUntilAfter(null, 'day', NOW)
    expect(day).toBe(NOW + BREAK_MS.day)
    expect(breakUntilAfter(day, 'hour', NOW + HOUR)).toBe(day)
    expect(breakUntilAfter(day, 'week', NOW + HOUR)).toBe(NOW + HOUR + BREAK_MS.week)
    expect(BREAKS.map((length) => BREAK_MS[length] / HOUR)).toEqual([1, 24, 168, 1008])
  })

  it('refuses every stake until its end, also one within all limits', () => {
    const resting = { ...free, breakUntil: NOW + HOUR }
    expect(protectionRefusal(resting, nothing, 1, NOW + HOUR - 1)).toBe('onBreak')
    expect(protectionRefusal(resting, nothing, 1, NOW + HOUR)).toBeNull()
  })
})

describe('a stake', () => {
  it('may use up a limit exactly', () => {
    const own = limited({ stake: set(100) })
    expect(protectionRefusal(own, { ...nothing, staked: 60 }, 40, NOW)).toBeNull()
    expect(protectionRefusal(own, { ...nothing, staked: 60 }, 41, NOW)).toBe('ownStakeLimit')
  })

  it('counts as lost until it returns something, and a win of today makes room', () => {
    const own = limited({ loss: set(100) })
    expect(protectionRefusal(own, { ...nothing, net: -80 }, 20, NOW)).toBeNull()
    expect(protectionRefusal(own, { ...nothing, net: -80 }, 21, NOW)).toBe('ownLossLimit')
    expect(protectionRefusal(own, { ...nothing, net: 50 }, 150, NOW)).toBeNull()
    expect(protectionRefusal(own, { ...nothing, net: 50 }, 151, NOW)).toBe('ownLossLimit')
  })

  it('is refused after the minutes of the day are used', () => {
    const own = limited({ time: set(60) })
    expect(protectionRefusal(own, { ...nothing, minutes: 60 }, 1, NOW)).toBeNull()
    expect(protectionRefusal(own, { ...nothing, minutes: 61 }, 1, NOW)).toBe('ownTimeLimit')
  })

  it('is free without limits', () => {
    expect(protectionRefusal(free, { staked: 1e9, net: -1e9, minutes: 1440 }, 1e9, NOW)).toBeNull()
  })
})

it('days begin at midnight in UTC+8', () => {
  const midnight = Date.UTC(2026, 0, 10, 16)
  expect(playDay(midnight) - playDay(midnight - 1)).toBe(1)
  expect(playDay(midnight + 24 * HOUR - 1)).toBe(playDay(midnight))
})
