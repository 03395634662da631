import { type BaccaratHand, dealtCards } from '../../../../streams/play.ts'
import { PICTURE_MS } from './pose.ts'

/** A card of the table: when it lies there, and when its face is seen, ms of the picture. */
export interface TableCard {
  readonly hand: 'player' | 'banker'
  /** Its place in the hand, from 0. */
  readonly place: number
  readonly card: number
  readonly dealtAt: number
  readonly turnedAt: number
}

const FIRST_DEAL = 300
const DEAL_EVERY = 500
/** The two cards of a hand are turned together: the player's, then the banker's. */
const TURNS = { player: 2700, banker: 3600 } as const
const THIRD_FIRST = 4700
const THIRD_EVERY = 1300
const THIRD_TURN = 650
/** When the winner is shown, ms. */
export const TOLD_AT = 7200

/** The cards of a hand in the order in which they are dealt, with their times. */
export function tableCards(hand: BaccaratHand): readonly TableCard[] {
  const places = { player: 0, banker: 0 }
  let thirds = 0
  return dealtCards(hand).map(({ hand: side, card }, index) => {
    const place = places[side]
    places[side] += 1
    if (place < 2)
      return {
        hand: side,
        place,
        card,
        dealtAt: FIRST_DEAL + index * DEAL_EVERY,
        turnedAt: TURNS[side] + place * 250,
      }
    const dealtAt = THIRD_FIRST + thirds * THIRD_EVERY
    thirds += 1
    return { hand: side, place, card, dealtAt, turnedAt: dealtAt + THIRD_TURN }
  })
}

/** The cards of one hand whose faces are seen at an instant. */
export function seenCards(
  cards: readonly TableCard[],
  hand: 'player' | 'banker',
  ms: number,
): readonly number[] {
  return cards.filter((card) => card.hand === hand && card.turnedAt + 250 <= ms).map(({ card }) => card)
}

/** Past every time of the picture. */
export const ALL_SEEN = PICTURE_MS
