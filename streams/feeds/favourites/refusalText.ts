import type { Failure } from '../../domain/failure.ts'

/** Refusals whose texts name the limits of their venue. */
const FULL: ReadonlySet<string> = new Set(['favouritesFull', 'favouritesOfSportFull'])

/** Key of the text that says why a choice was undone. */
export function refusalText(failure: Failure): string {
  return failure.type === 'refusal' && FULL.has(failure.reason) ? failure.textKey : 'home.favourites.refused'
}
