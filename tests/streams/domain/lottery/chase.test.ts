import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancellable,
  cancelledByWin,
  type ChaseBet,
  chaseCosts,
  chaseFault,
  isCompleted,
  risingMultiples,
} from '../../../../streams/domain/lottery/chase.ts'
import { LOTTERIES } from '../../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale, drawsFrom } from '../../../../streams/domain/lottery/plannedDraws.ts'
import { HORSE } from './drawSpaces.ts'

const open = (sealsAt: number): ChaseBet => ({ sealsAt, state: 'open', returned: 0 })
const settled = (sealsAt: number, returned: number): ChaseBet => ({ sealsAt, state: 'settled', returned })

describe('chases (docs/games/lottery.md, 6)', () => {
  it.each([
    [{ first: 2, factor: 1, every: 1 }, [2, 2, 2, 2, 2, 2]],
    [{ first: 1, factor: 2, every: 1 }, [1, 2, 4, 8, 16, 32]],
    [{ first: 3, factor: 2, every: 2 }, [3, 3, 6, 6, 12, 12]],
    [{ first: 500, factor: 2, every: 3 }, [500, 500, 500, 999, 999, 999]],
  ])('has multiples %o', (rise, multiples) => {
    expect(risingMultiples(6, rise)).toEqual(multiples)
  })

  it('never has a multiple above the highest', () => {
    const multiples = risingMultiples(30, { first: 999, factor: 999, every: 1 })
    expect(new Set(multiples)).toEqual(new Set([999]))
  })

  it('costs each draw and all of them', () => {
    expect(chaseCosts(12, 200, [1, 2, 4])).toEqual([
      { cost: 2400, costSoFar: 2400 },
      { cost: 4800, costSoFar: 7200 },
      { cost: 9600, costSoFar: 16_800 },
    ])
  })

  it.each(LOTTERIES.map((lottery) => [lottery.ticketId, lottery] as const))(
    '%s: goes over draws that follow each other, from the one on sale on',
    (_, lottery) => {
      const onSale = drawOnSale(lottery, HORSE)
      const chased = drawsFrom(lottery, onSale, 31).map(({ planId }) => ({ planId, multiple: 1 }))
      const fault = (draws: typeof chased) => chaseFault(lottery, onSale, draws)
      expect(fault(chased.slice(0, 30))).toBeNull()
      expect(fault(chased.slice(0, 2))).toBeNull()
      expect(fault(chased.slice(0, 1))).toBe('draws')
      expect(fault(chased)).toBe('draws')
      expect(fault(chased.slice(1, 5))).toBe('plans')
      expect(fault(chased.filter((_, index) => index !== 3).slice(0, 5))).toBe('plans')
      expect(fault(chased.slice(0, 5).toReversed())).toBe('plans')
      for (const multiple of [0, 1000, 1.5, NaN]) {
        expect(fault(chased.slice(0, 3).map((each) => ({ ...each, multiple })))).toBe('multiple')
      }
    },
  )

  it('cancels after a win what is not sealed', () => {
    const bets = [settled(100, 50), open(200), open(300)]
    expect(cancelledByWin(true, bets, 150)).toEqual([bets[1], bets[2]])
    expect(cancelledByWin(true, bets, 200)).toEqual([bets[2]])
    expect(cancelledByWin(false, bets, 150)).toEqual([])
    expect(cancelledByWin(true, [settled(100, 0), open(200)], 150)).toEqual([])
    expect(cancellable([settled(100, 0), open(200)], 150)).toHaveLength(1)
  })

  it('is completed when nothing is open, also where a draw was given back', () => {
    const given: ChaseBet = { sealsAt: 200, state: 'cancelled', returned: 0 }
    expect(isCompleted([settled(100, 0), given])).toBe(true)
    expect(isCompleted([settled(100, 0), given, open(300)])).toBe(false)
  })
})

const first = fc.integer({ min: 1, max: 999 })
const rise = fc.record({
  first,
  factor: fc.integer({ min: 1, max: 9 }),
  every: fc.integer({ min: 1, max: 30 }),
})
const draws = fc.integer({ min: 2, max: 30 })
const chaseBet: fc.Arbitrary<ChaseBet> = fc.record({
  sealsAt: fc.integer({ min: 0, max: 100 }),
  state: fc.constantFrom('open', 'settled', 'cancelled'),
  returned: fc.constantFrom(0, 50),
})
const chaseBets = fc.array(chaseBet, { maxLength: 30 })

describe('chases, whatever they are of', () => {
  it('have one allowed multiple for each draw, which never falls and begins with the chosen one', () => {
    fc.assert(
      fc.property(draws, rise, (count, rises) => {
        const multiples = risingMultiples(count, rises)
        expect(multiples).toHaveLength(count)
        expect(multiples[0]).toBe(rises.first)
        for (const [index, multiple] of multiples.entries()) {
          expect(Number.isInteger(multiple) && multiple >= 1 && multiple <= 999).toBe(true)
          expect(multiple).toBeGreaterThanOrEqual(multiples[index - 1] ?? 0)
          if (index % rises.every !== 0) expect(multiple).toBe(multiples[index - 1])
        }
      }),
    )
  })

  it('cost in all what their draws cost, to the last minor unit', () => {
    const multiples = fc.array(first, { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom(200, 100, 20, 2, 1),
        multiples,
        (notes, unit, all) => {
          const costs = chaseCosts(notes, unit, all)
          const exact = all.map((multiple) => BigInt(notes) * BigInt(unit) * BigInt(multiple))
          expect(costs.map(({ cost }) => BigInt(cost))).toEqual(exact)
          expect(costs.map(({ costSoFar }) => BigInt(costSoFar))).toEqual(
            exact.map((_, index) => exact.slice(0, index + 1).reduce((sum, cost) => sum + cost, 0n)),
          )
        },
      ),
    )
  })

  it('that stop on a win cancel exactly the open bets before their seal, and others nothing', () => {
    fc.assert(
      fc.property(chaseBets, fc.boolean(), fc.integer({ min: 0, max: 100 }), (bets, stops, now) => {
        const cancelled = cancelledByWin(stops, bets, now)
        const won = bets.some(({ state, returned }) => state === 'settled' && returned > 0)
        if (!stops || !won) {
          expect(cancelled).toEqual([])
          return
        }
        const kept = bets.filter((each) => !cancelled.includes(each))
        expect(cancelled.every(({ state, sealsAt }) => state === 'open' && sealsAt > now)).toBe(true)
        expect(kept.every(({ state, sealsAt }) => state !== 'open' || sealsAt <= now)).toBe(true)
        expect(cancelled.length + kept.length).toBe(bets.length)
      }),
    )
  })

  it('are completed when every bet is settled or given back, and not before', () => {
    fc.assert(
      fc.property(chaseBets, (bets) => {
        expect(isCompleted(bets)).toBe(bets.filter(({ state }) => state === 'open').length === 0)
        expect(isCompleted([...bets, open(1)])).toBe(false)
      }),
    )
  })
})
