import type { ListedMatch } from '../../domain/menu.ts'
import type { Sport } from '../../domain/sport.ts'
import { type ColumnPage, columnPages } from '../match/columns.ts'

/** A league of the list with its matches, as one foldable group. */
export interface LeagueGroup {
  readonly leagueId: string
  readonly name: string
  readonly sport: Sport
  readonly folded: boolean
  /** The columns of its rows: their captions stand in the league's header. */
  readonly pages: readonly ColumnPage[]
  /** How many matches, folded or not. */
  readonly count: number
  readonly matchIds: readonly string[]
}

/**
 * Groups a list by league in the list's own order. Sorted by time a league may come again further down, as
 * a group of its own; `folded` names leagues.
 */
export function leagueGroups(
  listed: readonly ListedMatch[],
  folded: ReadonlySet<string>,
): readonly LeagueGroup[] {
  const groups: { leagueId: string; name: string; sport: Sport; matchIds: string[] }[] = []
  for (const { match } of listed) {
    const last = groups.at(-1)
    if (last?.leagueId === match.league.id) last.matchIds.push(match.id)
    else
      groups.push({
        leagueId: match.league.id,
        name: match.league.name,
        sport: match.sport,
        matchIds: [match.id],
      })
  }
  return groups.map((group) => ({
    ...group,
    folded: folded.has(group.leagueId),
    pages: columnPages(group.sport),
    count: group.matchIds.length,
    matchIds: folded.has(group.leagueId) ? [] : group.matchIds,
  }))
}
