import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { type Odds, ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { steppedOdds } from '../../../streams/domain/oddsLadder.ts'
import {
  higherPrice,
  isReservable,
  isReservePrice,
  lowerPrice,
  MAX_RESERVE_ODDS,
  maxReserveStake,
  shownPrice,
} from '../../../streams/domain/reservation.ts'

const price = fc.integer({ min: 100_001, max: MAX_RESERVE_ODDS }).map((value) => value as Odds)
const least = 101_000 as Odds

describe('the steps of a price that is waited for', () => {
  it('go to the next price of the ladder, up to the highest', () => {
    const up = (value: number) => higherPrice(Math.round(value * ODDS_SCALE) as Odds) / ODDS_SCALE
    expect([1.95, 2.5, 4.98, 5, 9.7, 10, 29, 30, 352, 355].map(up)).toEqual([
      1.96, 2.55, 5, 5.2, 10, 10.5, 30, 35, 355, 355,
    ])
    fc.assert(
      fc.property(price, (odds) => {
        const next = higherPrice(odds)
        expect(next === MAX_RESERVE_ODDS ? next >= odds : next > odds).toBe(true)
        expect(isReservePrice(next)).toBe(true)
        expect(steppedOdds(next)).toBe(next)
      }),
    )
  })

  it('go down to the next price of the ladder, not below the least', () => {
    const down = (value: number) => lowerPrice(Math.round(value * ODDS_SCALE) as Odds, least) / ODDS_SCALE
    expect([1.96, 2.52, 5, 5.2, 10, 30, 1.01].map(down)).toEqual([1.95, 2.5, 4.95, 5, 9.7, 29, 1.01])
    fc.assert(
      fc.property(price, price, (odds, floor) => {
        const shown = shownPrice(floor)
        const next = lowerPrice(odds, shown)
        expect(next).toBeGreaterThanOrEqual(shown)
        if (next > shown) expect(next).toBeLessThan(odds)
      }),
    )
  })

  it('come back: a step up and one down is the same price of the ladder', () => {
    fc.assert(
      fc.property(price, (odds) => {
        const onLadder = higherPrice(odds)
        fc.pre(onLadder < MAX_RESERVE_ODDS)
        expect(lowerPrice(higherPrice(onLadder), least)).toBe(onLadder)
      }),
    )
  })
})

describe('the limit of a reservation', () => {
  it('is the greatest stake in whole units that returns no more than the limit', () => {
    expect(maxReserveStake(money(100_000_00, 'RMB'), 250_000 as Odds)).toEqual(money(40_000_00, 'RMB'))
    expect(maxReserveStake(money(100_000_00, 'RMB'), MAX_RESERVE_ODDS)).toEqual(money(281_00, 'RMB'))
    expect(maxReserveStake(money(0, 'RMB'), least).minor).toBe(0)
    fc.assert(
      fc.property(fc.nat(1_000_000_00), price, (minor, odds) => {
        const stake = BigInt(maxReserveStake(money(minor, 'RMB'), odds).minor)
        expect(stake * BigInt(odds) <= BigInt(minor) * BigInt(ODDS_SCALE)).toBe(true)
        expect((stake + 100n) * BigInt(odds) > BigInt(minor) * BigInt(ODDS_SCALE)).toBe(true)
        expect(stake % 100n).toBe(0n)
      }),
    )
  })
})

it('is offered on results, winners, handicaps and totals only', () => {
  const offered = (['result', 'winner', 'handicap', 'total'] as const).map((kind) => isReservable({ kind }))
  const others = (['correctScore', 'doubleChance', 'outright'] as const).map((kind) => isReservable({ kind }))
  expect([...offered, ...others]).toEqual([true, true, true, true, false, false, false])
})

it('takes prices with two decimals up to 355.00', () => {
  expect([250_000, 250_500, 35_500_000, 35_501_000].map((odds) => isReservePrice(odds as Odds))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
