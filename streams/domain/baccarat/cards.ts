/** A card from 0 to 51: suit × 13 + rank − 1 (docs/games/rounds.md, 3.4). */
export type Card = number

export const CARD_KINDS = 52
const RANKS = 13

/** The suits in the order of the cards. */
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const

export type Suit = (typeof SUITS)[number]

export function suitOf(card: Card): Suit {
  return SUITS[Math.floor(card / RANKS)] ?? 'spades'
}

/** From 1, the ace, to 13, the king. */
export function rankOf(card: Card): number {
  return (card % RANKS) + 1
}

/** Ten and the court cards are 0. */
export function cardPoints(card: Card): number {
  const rank = rankOf(card)
  return rank < 10 ? rank : 0
}

/** The last digit of the sum of the points (docs/games/casino.md, 3.1). */
export function handPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10
}
