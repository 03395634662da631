import type { DrawSequence } from '../rounds/drawSequence.ts'
import { type Card, CARD_KINDS } from './cards.ts'

/** How many of each card are left, by card (docs/games/rounds.md, 4). */
export type CardCounts = readonly number[]

const DECKS = 8

export const FULL_SHOE: CardCounts = Array.from({ length: CARD_KINDS }, () => DECKS)

const LEAST_CUT = 14
const CUTS = 39

export function cardsLeft(shoe: CardCounts): number {
  let total = 0
  for (const count of shoe) total += count
  return total
}

/** The shoe without these cards. */
export function without(shoe: CardCounts, cards: readonly Card[]): CardCounts {
  const left = shoe.slice()
  for (const card of cards) left[card] = (left[card] ?? 0) - 1
  return left
}

/**
 * Cards drawn from a shoe one after the other: `take` from the list in which each card stands as often as it is left
 * (docs/games/rounds.md, 3.4). Counts say the same as that list and are searched faster than it is shortened. The
 * shoe itself is not changed.
 *
 * @throws RangeError when no card is left.
 */
export function drawFrom(shoe: CardCounts, draws: DrawSequence): () => Card {
  const left = shoe.slice()
  let total = cardsLeft(shoe)
  return () => {
    if (total === 0) throw new RangeError('no card is left in the shoe')
    let place = draws.below(total)
    let card = 0
    for (let count = left[0] ?? 0; place >= count; count = left[card] ?? 0) {
      place -= count
      card += 1
    }
    left[card] = (left[card] ?? 0) - 1
    total -= 1
    return card
  }
}

/** The number of cards behind the cut card, 14 to 52 (docs/games/casino.md, 3.1). */
export function drawCut(draws: DrawSequence): number {
  return LEAST_CUT + draws.below(CUTS)
}
