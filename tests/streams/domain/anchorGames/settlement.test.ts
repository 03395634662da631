import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnchorGame,
  anchorOdds,
  BACCARAT_OPTIONS,
  isAnchorGame,
  optionsOf,
} from '../../../../streams/domain/anchorGames/games.ts'
import type { AnchorRound } from '../../../../streams/domain/anchorGames/results.ts'
import { anchorReturn, winOptions } from '../../../../streams/domain/anchorGames/settlement.ts'
import { anyHand, handOf, spade } from '../baccarat/hands.ts'

const KING = 12

/** A hand with these points; its cards do not matter. */
function ends(playerPoints: number, bankerPoints: number): AnchorRound {
  return { game: 'baccarat', result: { player: [], banker: [], playerPoints, bankerPoints } }
}

const penalty = (option: 'jq' | 'bjq'): AnchorRound => ({
  game: 'penalty',
  result: { option, aim: 0, keeper: null, how: option === 'jq' ? null : 1 },
})

describe('games (docs/games/anchor.md, 1.1)', () => {
  it('have their options in the order of the table', () => {
    expect(optionsOf('penalty')).toEqual(['jq', 'bjq'])
    expect(optionsOf('buzzer')).toEqual(['jq', 'bjq'])
    expect(optionsOf('baccarat')).toEqual(['big', 'small', 'odd', 'even', 'player', 'tie', 'banker'])
  })

  it('have 1.95 for every option and 8 for the tie', () => {
    const games: readonly AnchorGame[] = ['penalty', 'buzzer', 'baccarat']
    const odds = games.flatMap((game) => optionsOf(game).map((option) => [option, anchorOdds(game, option)]))
    expect(odds.filter(([, value]) => value !== 195_000)).toEqual([['tie', 800_000]])
  })

  it('have no others', () => {
    expect(anchorOdds('penalty', 'tie')).toBeNull()
    expect(anchorOdds('baccarat', 'jq')).toBeNull()
    expect(anchorOdds('baccarat', 'toString')).toBeNull()
    expect(['penalty', 'constructor', ''].map(isAnchorGame)).toEqual([true, false, false])
  })
})

describe('winning', () => {
  it.each<[number, number, readonly string[]]>([
    [8, 0, ['small', 'even', 'player']],
    [5, 5, ['small', 'odd', 'tie']],
    [0, 6, ['big', 'even', 'banker']],
    [0, 5, ['small', 'odd', 'banker']],
    [9, 9, ['big', 'odd', 'tie']],
    [9, 8, ['big', 'even', 'player']],
    [0, 0, ['small', 'even', 'tie']],
  ])('player %i, banker %i', (player, banker, options) => {
    expect(winOptions(ends(player, banker))).toEqual(options)
  })

  it('counts the points after a third card', () => {
    // The banker has 3 with two cards, and 7 with the third.
    const hand = handOf(KING, spade(3), KING, KING, spade(5), spade(4))
    expect(winOptions({ game: 'baccarat', result: hand })).toEqual(['big', 'odd', 'banker'])
  })

  it('is the option of the round in the ball games', () => {
    expect(winOptions(penalty('jq'))).toEqual(['jq'])
    expect(winOptions({ game: 'buzzer', result: { option: 'bjq', arc: 1, how: 0 } })).toEqual(['bjq'])
  })

  it('is always one of big and small, one of odd and even, and one of player, tie and banker', () => {
    fc.assert(
      fc.property(anyHand, (result) => {
        const won = winOptions({ game: 'baccarat', result })
        const among = (...options: string[]) => won.filter((option) => options.includes(option)).length
        expect([among('big', 'small'), among('odd', 'even'), among('player', 'tie', 'banker')]).toEqual([
          1, 1, 1,
        ])
      }),
    )
  })
})

describe('returns', () => {
  it.each<[string, number, string]>([
    ['player', 9750, 'win'],
    ['banker', 0, 'lose'],
    ['tie', 0, 'lose'],
    ['even', 9750, 'win'],
  ])('%s, when the player has won with 9 to 8', (option, returned, outcome) => {
    expect(anchorReturn(option, 5000, ends(9, 8))).toEqual({ returned, outcome })
  })

  it('gives player and banker their stake back on a tie, and nothing else', () => {
    const onTie = BACCARAT_OPTIONS.map((option) => anchorReturn(option, 5000, ends(7, 7)))
    expect(onTie).toEqual([
      { returned: 9750, outcome: 'win' },
      { returned: 0, outcome: 'lose' },
      { returned: 9750, outcome: 'win' },
      { returned: 0, outcome: 'lose' },
      { returned: 5000, outcome: 'push' },
      { returned: 40_000, outcome: 'win' },
      { returned: 5000, outcome: 'push' },
    ])
  })

  it('is rounded down to the minor unit', () => {
    expect(anchorReturn('jq', 101, penalty('jq'))).toEqual({ returned: 196, outcome: 'win' })
    expect(anchorReturn('jq', 101, penalty('bjq'))).toEqual({ returned: 0, outcome: 'lose' })
  })

  it('is none for an option of another game', () => {
    expect(anchorReturn('tie', 100, penalty('jq'))).toBeNull()
    expect(anchorReturn('jq', 100, ends(1, 1))).toBeNull()
  })
})
