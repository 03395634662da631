import type { Leg } from './leg.ts'
import { marketKey } from './market.ts'

/** The most matches in the slip (docs/betting.md, 6.1). */
export const SLIP_LIMIT = 10

/**
 * Whether two legs are the same choice: match, market, line and side. The slot does not count, because
 * another line in the same slot is another bet; neither do the venue's ids, which may change for the same
 * choice.
 */
export function sameSelection(a: Leg, b: Leg): boolean {
  return (
    sameMatch(a, b) &&
    marketKey(a.choice.spec) === marketKey(b.choice.spec) &&
    a.choice.side === b.choice.side &&
    a.choice.line === b.choice.line
  )
}

function sameMatch(a: Leg, b: Leg): boolean {
  return a.venue === b.venue && a.choice.matchId === b.choice.matchId
}

/**
 * The indexes of legs that share their match with another leg; a series accepts one leg per match
 * (docs/betting.md, 4).
 */
export function legConflicts(legs: readonly Leg[]): readonly number[] {
  return legs.flatMap((leg, index) =>
    legs.some((other, otherIndex) => otherIndex !== index && sameMatch(leg, other)) ? [index] : [],
  )
}

export type AddLegResult =
  | { readonly ok: true; readonly legs: readonly Leg[]; readonly replaced: Leg | null }
  | { readonly ok: false; readonly reason: 'tooManyMatches'; readonly textKey: 'slip.tooManyMatches' }

/**
 * Adds a leg. A leg of the same match is replaced in place; an eleventh match is refused (docs/betting.md,
 * 6.1).
 */
export function addLeg(legs: readonly Leg[], leg: Leg): AddLegResult {
  const place = legs.findIndex((other) => sameMatch(other, leg))
  if (place >= 0) return { ok: true, legs: legs.with(place, leg), replaced: legs[place] ?? null }
  if (legs.length >= SLIP_LIMIT)
    return { ok: false, reason: 'tooManyMatches', textKey: 'slip.tooManyMatches' }
  return { ok: true, legs: [...legs, leg], replaced: null }
}
