import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealHand } from '../../../../streams/domain/baccarat/hand.ts'
import {
  type AnchorResults,
  type AnchorRound,
  drawAnchorRound,
} from '../../../../streams/domain/anchorGames/results.ts'
import { take } from '../../../../streams/domain/rounds/drawSequence.ts'
import { chosenDraws, noted, simulatedDraws, within4Sigma } from '../rounds/draws.ts'
import { commitmentOf, drawsOf } from '../rounds/seeds.ts'

const keyOf = (game: string, round: string) => ({ product: 'anchorGame', game, round })

describe('the rounds of the example (docs/games/rounds.md, 3.2 and 3.4)', () => {
  it.each([
    [
      'penalty',
      '20261120-0418',
      'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074',
      [775, 0, 3],
      { option: 'jq', aim: 0, keeper: 4, how: null },
    ],
    [
      'buzzer',
      '20261120-0418',
      '5a73a3918bf048d1d3f1ef9b8d51c7279d9163b338b39fe583f8ad0325ea48f2',
      [4352, 0],
      { option: 'jq', arc: 0, how: null },
    ],
    [
      'baccarat',
      '20261120-0207',
      'dcb0078dd4e7d882e877dff2801ade4e4a154cb1d8f659398a717550cbebb845',
      [162, 89, 188, 278],
      { player: [20, 23], banker: [11, 35], playerPoints: 8, bankerPoints: 0 },
    ],
  ] as const)('%s', (game, round, commitment, places, result) => {
    const { draws, given } = noted(drawsOf(keyOf(game, round)))
    expect(drawAnchorRound(game, draws)).toEqual({ game, result })
    expect(given.map(({ value }) => value)).toEqual(places)
    expect(commitmentOf(keyOf(game, round))).toBe(commitment)
  })

  it('of baccarat takes from 416, 415, 414 and 413 cards', () => {
    const { draws, given } = noted(drawsOf(keyOf('baccarat', '20261120-0207')))
    drawAnchorRound('baccarat', draws)
    expect(given.map(({ of }) => of)).toEqual([416, 415, 414, 413])
  })
})

function drawn<Game extends AnchorRound['game']>(game: Game, ...values: number[]): AnchorResults[Game] {
  const round = drawAnchorRound(game, chosenDraws(values))
  return round.result as AnchorResults[Game]
}

describe('penalty', () => {
  it('goes in below 5000, and the keeper dives elsewhere', () => {
    expect(drawn('penalty', 4999, 2, 1)).toEqual({ option: 'jq', aim: 2, keeper: 1, how: null })
    expect(drawn('penalty', 0, 2, 2)).toEqual({ option: 'jq', aim: 2, keeper: 3, how: null })
    expect(drawn('penalty', 0, 5, 4)).toEqual({ option: 'jq', aim: 5, keeper: 4, how: null })
  })

  it('does not from 5000 on: saved, post or wide', () => {
    expect(drawn('penalty', 5000, 2, 0)).toEqual({ option: 'bjq', aim: 2, keeper: 2, how: 0 })
    expect(drawn('penalty', 9999, 3, 1)).toEqual({ option: 'bjq', aim: 3, keeper: null, how: 1 })
    expect(drawn('penalty', 5000, 0, 2)).toEqual({ option: 'bjq', aim: 0, keeper: null, how: 2 })
  })

  it('has every other zone for the keeper of a goal, each once', () => {
    for (let aim = 0; aim < 6; aim += 1) {
      const zones = [0, 1, 2, 3, 4].map((place) => drawn('penalty', 0, aim, place).keeper)
      expect(zones).toEqual([0, 1, 2, 3, 4, 5].filter((zone) => zone !== aim))
    }
  })
})

describe('buzzer', () => {
  it('goes in below 5000, and has a way to miss otherwise', () => {
    expect(drawn('buzzer', 4999, 3)).toEqual({ option: 'jq', arc: 3, how: null })
    expect(drawn('buzzer', 5000, 1, 2)).toEqual({ option: 'bjq', arc: 1, how: 2 })
  })

  it('draws the way to miss of a miss only', () => {
    const asked = (...values: number[]) => {
      const { draws, given } = noted(chosenDraws(values))
      drawAnchorRound('buzzer', draws)
      return given.map(({ of }) => of)
    }
    expect(asked(0, 0)).toEqual([10_000, 4])
    expect(asked(5000, 0, 0)).toEqual([10_000, 4, 3])
  })
})

describe('baccarat', () => {
  it('is dealt from eight full decks in the order of the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (values) => {
        const list = Array.from({ length: 52 }, (_, card) => Array.from({ length: 8 }, () => card)).flat()
        const draws = chosenDraws(values)
        expect(drawn('baccarat', ...values)).toEqual(dealHand(() => take(draws, list)))
      }),
    )
  })
})

it('both ball games go in half of the time within 4σ, and every picture comes', () => {
  const rounds = 200_000
  const draws = simulatedDraws(418)
  const pictures = new Map<string, number>()
  let goals = 0
  for (let round = 0; round < rounds; round += 1) {
    const game = round % 2 === 0 ? 'penalty' : 'buzzer'
    const { result } = drawAnchorRound(game, draws)
    if ('option' in result && result.option === 'jq') goals += 1
    const picture = JSON.stringify([game, result])
    pictures.set(picture, (pictures.get(picture) ?? 0) + 1)
  }
  expect(within4Sigma(goals, rounds, 0.5)).toBe(true)
  // Penalty: 6 × 5 goals and 6 × 3 misses; buzzer: 4 hits and 4 × 3 misses.
  expect(pictures.size).toBe(30 + 18 + 4 + 12)
})
