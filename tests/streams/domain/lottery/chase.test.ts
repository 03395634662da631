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
