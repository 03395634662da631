import type { DrawSequence } from '../rounds/drawSequence.ts'
import { type BaccaratHand, dealHand } from './hand.ts'
import { type Results, resultsOf } from './plays.ts'
import { cardsLeft, drawCut, drawFrom, FULL_SHOE, type CardCounts, without } from './shoe.ts'

/** The published result of a round at a table. */
export interface TableResult extends BaccaratHand {
  readonly results: Results
}

/** The shoe of a round as its proof has it (docs/games/rounds.md, 4). */
export interface RoundShoe {
  /** Such as `20261120-03`. */
  readonly number: string
  /** The first round of the shoe. */
  readonly first: string
  /** Before the round; `null` for a full shoe, so in its first round. */
  readonly left: CardCounts | null
  /** The number of cards behind the cut card; `null` until the first round is decided. */
  readonly cut: number | null
  /** Whether the round is the last of the shoe. */
  readonly last: boolean
}

/** The shoe of a first round. */
export function newShoe(number: string, first: string): RoundShoe {
  return { number, first, left: null, cut: null, last: false }
}

/** A drawn round; `shoe` is that of the round, with the cut that its draws revealed. */
export interface DrawnTableRound {
  readonly result: TableResult
  readonly shoe: RoundShoe & { readonly cut: number }
}

/**
 * Draws a round of a table from its shoe and its seed; in the first round of a shoe the cut after the cards
 * (docs/games/rounds.md, 3.4).
 *
 * @throws RangeError for a shoe that no table can have: too few cards, or one in use without a cut.
 */
export function drawTableRound(shoe: RoundShoe, draws: DrawSequence): DrawnTableRound {
  const { number, first, left, last } = shoe
  const hand = dealHand(drawFrom(left ?? FULL_SHOE, draws))
  const cut = left === null ? drawCut(draws) : shoe.cut
  if (cut === null) throw new RangeError(`the shoe ${number} is in use and has no cut`)
  return { result: { ...hand, results: resultsOf(hand) }, shoe: { number, first, left, cut, last } }
}

/** The shoe of the round that follows; `null` when a new one begins (docs/games/casino.md, 3.1). */
export function nextShoe({ result, shoe }: DrawnTableRound): RoundShoe | null {
  const { number, first, cut } = shoe
  if (shoe.last) return null
  const left = without(shoe.left ?? FULL_SHOE, [...result.player, ...result.banker])
  return { number, first, left, cut, last: cardsLeft(left) <= cut }
}
