import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shoeStatistics } from '../../../../streams/domain/baccarat/roads/statistics.ts'
import { anyHistory, historyOf } from './hands.ts'

describe('the statistics of a shoe (docs/games/casino.md, 4.4)', () => {
  it('counts', () => {
    const history = [
      ...historyOf('BBTBPP'),
      [3001, 3031, 3012, 3004] as const,
      [3003, 3004, 3005] as const,
      [3002, 3005] as const,
    ]
    expect(shoeStatistics(history, 4)).toEqual({
      rounds: 9,
      banker: 4,
      player: 3,
      ties: 2,
      bankerPairs: 2,
      playerPairs: 2,
      sixes: 1,
      naturals: 4,
      // Ties do not end a streak.
      longest: { banker: 3, player: 2 },
    })
    expect(shoeStatistics([], 0)).toMatchObject({ rounds: 0, longest: { banker: 0, player: 0 } })
  })

  it('adds up', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { rounds, banker, player, ties, sixes, longest } = shoeStatistics(history, 0)
        expect(banker + player + ties).toBe(rounds)
        expect(sixes).toBeLessThanOrEqual(banker)
        expect(longest.banker).toBeLessThanOrEqual(banker)
        expect(longest.player).toBeLessThanOrEqual(player)
      }),
    )
  })
})
