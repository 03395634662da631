import type { EntrantSide } from '../vocabulary/sides.ts'

const MANY_ENTRANTS = 8

/** How many places of a race win a bet on a place (docs/virtual-sports.md, 5.1). */
export function placesPaid(entrants: number): number {
  return entrants >= MANY_ENTRANTS ? 3 : 2
}

/** The side of an entrant by its number, or of the first two. */
export function entrantSide(...numbers: readonly number[]): EntrantSide {
  return `entrant:${numbers.join('-')}`
}
