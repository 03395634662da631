import type { EntrantSide } from '../../streams/domain/vocabulary/sides.ts'

/** The side of an entrant, by its place in the field, from 1. */
export function entrantSide(place: number): EntrantSide {
  return `entrant:${place}`
}
