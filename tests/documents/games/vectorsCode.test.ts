import { describe, expect, it } from 'vitest'
import { commitmentOf, drawsOf } from '../../../platform/rounds/committedSeed.ts'
import { drawAnchorRound } from '../../../streams/domain/anchorGames/results.ts'
import { cardPoints, rankOf, SUITS, suitOf } from '../../../streams/domain/baccarat/cards.ts'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import * as vectors from './roundVectors.ts'

const seed = Buffer.from(vectors.SEED.seed, 'hex')
const keyOf = ([product = '', game = '', round = '']: readonly string[]): RoundKey => ({
  product,
  game,
  round,
})

describe('client and platform have of the vectors', () => {
  it('the commitments of the seed', () => {
    for (const { key, commitment } of vectors.COMMITMENTS)
      expect(commitmentOf(keyOf(key), vectors.SEED.seed)).toBe(commitment)
  })

  it('the words of the first block, and of one in which a word is passed over', () => {
    for (const { key, words } of [vectors.FIRST_BLOCK, vectors.PASSED_OVER]) {
      const draws = drawsOf(keyOf(key), seed)
      expect(words.map(() => draws.below(2 ** 32))).toEqual(words)
    }
    const { key, draws: expected, result } = vectors.PASSED_OVER
    const draws = drawsOf(keyOf(key), seed)
    expect([10_000, 6, 3].map((n) => draws.below(n))).toEqual(expected)
    expect(drawAnchorRound('penalty', drawsOf(keyOf(key), seed)).result).toEqual(result)
  })

  it('the bound below which a ball goes in', () => {
    const { below, of } = vectors.GOALS
    const optionOf = (first: number) =>
      drawAnchorRound('buzzer', { below: (n) => (n === of ? first : 0) }).result
    expect(optionOf(below - 1)).toMatchObject({ option: 'jq' })
    expect(optionOf(below)).toMatchObject({ option: 'bjq' })
  })

  it('the suits, ranks and points of the cards', () => {
    expect(SUITS).toEqual(vectors.SUITS.map(({ means }) => means))
    for (const { card, suit, rank, points } of vectors.CARDS)
      expect([suitOf(card), rankOf(card), cardPoints(card)]).toEqual([SUITS[suit], rank, points])
  })
})
