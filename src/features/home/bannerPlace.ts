import type { LeagueGroup } from '../../../streams/index.ts'

/**
 * How many matches stand above the banners at least, so that they come in below what any window shows and move
 * nothing that is seen.
 */
const MATCHES_ABOVE = 14
/** How much lower a league's header is than a match. */
const HEADERS_IN_A_MATCH = 3

/** The league after which the banners stand: the last one of a list that is shorter. `null` of an empty list. */
export function bannerPlace(groups: readonly LeagueGroup[]): string | null {
  let above = 0
  const seen = new Set<string>()
  for (const { leagueId, matchIds } of groups) {
    above += matchIds.length + 1 / HEADERS_IN_A_MATCH
    // Sorted by time, a league can occur more than once; its first place is meant.
    if (above >= MATCHES_ABOVE && !seen.has(leagueId)) return leagueId
    seen.add(leagueId)
  }
  return groups.at(-1)?.leagueId ?? null
}
