import type { Leg } from './leg.ts'
import { marketKey } from './market.ts'

/** 最多选择10场比赛 (specification, venue part, 5). */
export const CART_LIMIT = 10

/**
 * Whether two legs are the same choice: match, market, line and side. Not the slot: when the venue moves
 * another line into it, that is another bet. Not the venue's ids, which change under a choice.
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

/** The places of legs whose match another leg has too; a parlay takes each match once (specification, venue part, 5). */
export function legConflicts(legs: readonly Leg[]): readonly number[] {
  return legs.flatMap((leg, index) =>
    legs.some((other, otherIndex) => otherIndex !== index && sameMatch(leg, other)) ? [index] : [],
  )
}

export type AddLegResult =
  | { readonly ok: true; readonly legs: readonly Leg[]; readonly replaced: Leg | null }
  | { readonly ok: false; readonly reason: 'tooManyMatches'; readonly textKey: 'slip.tooManyMatches' }

/**
 * The cart with a leg added. A leg of the same match is replaced in its place; an eleventh match is
 * refused (specification, venue part, 4 and 5).
 */
export function addLeg(legs: readonly Leg[], leg: Leg): AddLegResult {
  const place = legs.findIndex((other) => sameMatch(other, leg))
  if (place >= 0) return { ok: true, legs: legs.with(place, leg), replaced: legs[place] ?? null }
  if (legs.length >= CART_LIMIT)
    return { ok: false, reason: 'tooManyMatches', textKey: 'slip.tooManyMatches' }
  return { ok: true, legs: [...legs, leg], replaced: null }
}
