import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPlay,
  PLAY_CODES,
  PLAY_ODDS,
  playFactor,
  playReturn,
  type Results,
  resultsOf,
  sharedResults,
} from '../../../../streams/domain/baccarat/plays.ts'
import { anyHand, handOf, spade } from './hands.ts'

const TEN = 9
const KING = 12
const KING_OF_HEARTS = 25
const ACE = 0

const BANKER_WITH_6 = [3001, 3031, 3012] as const

describe('results (docs/games/casino.md, 3.3)', () => {
  it.each<[string, readonly number[], Results]>([
    ['banker', [spade(1), spade(7), spade(5), KING], [3001, 3031]],
    ['banker with 6', [KING, spade(6), spade(2), KING, KING], BANKER_WITH_6],
    ['player', [spade(7), spade(6), KING, KING], [3002]],
    ['tie', [spade(7), spade(7), KING, KING], [3003]],
    [
      'tie and kings of two suits',
      [KING, KING, KING_OF_HEARTS, KING_OF_HEARTS, ACE, ACE],
      [3003, 3004, 3005],
    ],
    ['ten and king are no pair', [spade(9), TEN, KING, KING], [3002]],
    ['player and banker pair', [spade(9), spade(2), KING, spade(2)], [3002, 3004]],
    ['a pair with the third card is none', [spade(2), spade(7), spade(3), KING, spade(3)], [3002]],
    ['all but tie', [ACE, spade(3), ACE, spade(3), spade(2)], [3001, 3031, 3012, 3004, 3005]],
  ])('%s', (_, cards, results) => {
    expect(resultsOf(handOf(...cards))).toEqual(results)
  })

  it('are exactly one of banker, player and tie, and in the order of the table', () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        const results = resultsOf(hand)
        expect(results.filter((code) => code === 3001 || code === 3002 || code === 3003)).toHaveLength(1)
        expect(results.includes(3001)).toBe(results.includes(3031))
        expect(results).toEqual(PLAY_CODES.filter((code) => results.includes(code)))
      }),
    )
  })

  it('are one array for all rounds with the same ones', () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        const results = resultsOf(hand)
        expect(sharedResults([...results])).toBe(results)
      }),
    )
    const impossible = [3002, 3003] as const
    expect(sharedResults(impossible)).toBe(impossible)
  })

  it('knows its codes', () => {
    expect(PLAY_CODES).toEqual([3001, 3031, 3002, 3003, 3012, 3004, 3005])
    expect([3001, 3006, 0].map(isPlay)).toEqual([true, false, false])
  })
})

describe('what a stake of 100.00 returns', () => {
  const RETURNS: Readonly<Record<string, readonly number[]>> = {
    //         3001   3031   3002  3003   3012   3004    3005
    '3001,3031': [19_500, 20_000, 0, 0, 0, 0, 0],
    '3001,3031,3012': [19_500, 15_000, 0, 0, 160_000, 0, 0],
    '3002': [0, 0, 20_000, 0, 0, 0, 0],
    '3003': [10_000, 10_000, 10_000, 90_000, 0, 0, 0],
    '3003,3004,3005': [10_000, 10_000, 10_000, 90_000, 0, 120_000, 120_000],
    '3002,3005': [0, 0, 20_000, 0, 0, 0, 120_000],
  }

  it.each(Object.entries(RETURNS))('on %s', (codes, returned) => {
    const results = codes.split(',').map(Number).filter(isPlay)
    expect(PLAY_CODES.map((play) => playReturn(play, 10_000, results).returned)).toEqual(returned)
  })

  it('is a push only on a tie, and a loss only when nothing is returned', () => {
    expect(playReturn(3031, 500, [3003])).toEqual({ returned: 500, outcome: 'push' })
    expect(playReturn(3001, 500, [3002])).toEqual({ returned: 0, outcome: 'lose' })
    expect(playReturn(3031, 500, BANKER_WITH_6)).toEqual({ returned: 750, outcome: 'win' })
  })

  it('is rounded down once', () => {
    expect(playReturn(3001, 1, [3001, 3031]).returned).toBe(1)
    expect(playReturn(3031, 333, BANKER_WITH_6).returned).toBe(499)
    // Beyond exact products of numbers.
    expect(playReturn(3012, 9_007_199_254_740_9, BANKER_WITH_6).returned).toBe(1_441_151_880_758_544)
  })

  it('is never above the odds that were shown', () => {
    fc.assert(
      fc.property(anyHand, fc.constantFrom(...PLAY_CODES), (hand, play) => {
        expect(playFactor(play, resultsOf(hand))).toBeLessThanOrEqual(PLAY_ODDS[play])
      }),
    )
  })
})
