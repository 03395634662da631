import fc from 'fast-check'
import { type BaccaratHand, dealHand } from '../../../../streams/domain/baccarat/hand.ts'
import type { DrawnTableRound } from '../../../../streams/domain/baccarat/tableRound.ts'
import { type Play, PLAYS, type Results } from '../../../../streams/domain/baccarat/plays.ts'

/** A hand from cards in the order in which they are dealt. */
export function handOf(...cards: readonly number[]): BaccaratHand {
  let next = 0
  const hand = dealHand(() => {
    const card = cards[next]
    if (card === undefined) throw new Error('the hand needs more cards')
    next += 1
    return card
  })
  if (next !== cards.length) throw new Error(`the hand needs ${next} cards only`)
  return hand
}

/** A card of spades with these points, 0 as a king. */
export function spade(points: number): number {
  return points === 0 ? 12 : points - 1
}

export const anyHand = fc.array(fc.nat({ max: 51 }), { minLength: 6, maxLength: 6 }).map((cards) =>
  dealHand(
    (
      (next) => () =>
        cards[next++] ?? 0
    )(0),
  ),
)

/** The cards that a round has drawn. */
export function cardsOf({ result }: DrawnTableRound): readonly number[] {
  return [...result.player, ...result.banker]
}

const WINS: Readonly<Record<string, Results>> = {
  B: [PLAYS.banker, PLAYS.bankerFree],
  P: [PLAYS.player],
  T: [PLAYS.tie],
}

/** A history from letters, without pairs: `BPT`. */
export function historyOf(letters: string): readonly Results[] {
  return Array.from(letters, (letter) => WINS[letter] ?? [])
}

const anyWin = fc.constantFrom<Results>(
  [PLAYS.banker, PLAYS.bankerFree],
  [PLAYS.banker, PLAYS.bankerFree, PLAYS.superSix],
  [PLAYS.player],
  [PLAYS.tie],
)
const anyPairs = fc.subarray<Play>([PLAYS.bankerPair, PLAYS.playerPair])

/** Any history of a shoe; long streaks come as often as changing ones, because only they have tails. */
export const anyHistory: fc.Arbitrary<readonly Results[]> = fc
  .array(fc.tuple(anyWin, fc.oneof(fc.constant(1), fc.nat({ max: 12 })), anyPairs), { maxLength: 40 })
  .map((runs) => runs.flatMap(([win, length, pairs]) => Array.from({ length }, () => [...win, ...pairs])))
