import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import {
  type CopiedBet,
  copyCap,
  copyStake,
  MOST_CAP,
  recentCopies,
  type Tipster,
} from '../../../../streams/domain/room/tipster.ts'

const HOUR_MS = 3_600_000

it('suggests no stake above a cap, whatever is copied and when', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.record({ afterMs: fc.nat({ max: 9 * HOUR_MS }), isOther: fc.boolean() }), {
        maxLength: 40,
      }),
      (bet, more, steps) => {
        const tipster: Tipster = { id: 'x', name: 'X', caps: { RMB: { bet, day: bet + more } } }
        let now = 0
        let copies: readonly CopiedBet[] = []
        for (const { afterMs, isOther } of steps) {
          now += afterMs
          const stake = isOther ? money(bet, 'RMB') : copyStake(tipster, copies, { currency: 'RMB', now })
          if (stake === null) continue
          copies = [...copies, { tipsterId: isOther ? 'y' : 'x', stake, at: now }]
          if (isOther) continue
          expect(stake.minor).toBeGreaterThan(0)
          expect(stake.minor).toBeLessThanOrEqual(bet)
          const inADay = copies.filter(({ tipsterId, at }) => tipsterId === 'x' && at > now - 24 * HOUR_MS)
          expect(inADay.reduce((sum, copied) => sum + copied.stake.minor, 0)).toBeLessThanOrEqual(bet + more)
        }
        // Nothing that still counts is forgotten.
        expect(copyStake(tipster, recentCopies(copies, now), { currency: 'RMB', now })).toEqual(
          copyStake(tipster, copies, { currency: 'RMB', now }),
        )
      },
    ),
  )
})

it('copies in the currencies that have a cap only', () => {
  const tipster: Tipster = { id: 'x', name: 'X', caps: { USDT: { bet: 500, day: 800 } } }
  expect(copyStake(tipster, [], { currency: 'RMB', now: 0 })).toBeNull()
  const copied: CopiedBet = { tipsterId: 'x', stake: money(500, 'USDT'), at: 0 }
  expect(copyStake(tipster, [copied], { currency: 'USDT', now: 1 })).toEqual(money(300, 'USDT'))
  expect(copyStake(tipster, [copied], { currency: 'USDT', now: 24 * HOUR_MS })).toEqual(money(500, 'USDT'))
})

it('takes caps that make sense together', () => {
  expect(copyCap(500, 500)).toEqual({ bet: 500, day: 500 })
  for (const [bet, day] of [
    [0, 500],
    [600, 500],
    [1.5, 500],
    [Number.NaN, 500],
    [500, MOST_CAP + 1],
  ] as const) {
    expect(copyCap(bet, day)).toBeNull()
  }
})
