import type { Match } from '../../domain/match.ts'
import type { ListedMatch } from '../../domain/menu.ts'
import type { ColumnPage } from '../../domain/sports/descriptor.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { pagesOf } from '../match/columns.ts'

/** The parts of the list of favourites. */
export type ListPart = 'live' | 'notLive'

/** A league of the list with its matches, as a collapsible group. */
export interface LeagueGroup {
  readonly leagueId: string
  readonly name: string
  readonly sport: Sport
  readonly favourite: boolean
  /** Whether its matches are in play, in a list that is divided by it; `null` in others. */
  readonly part: ListPart | null
  readonly folded: boolean
  /** The columns of its rows, whose captions are in the group's header. */
  readonly pages: readonly ColumnPage[]
  /** Number of matches, whether collapsed or not. */
  readonly count: number
  readonly matchIds: readonly string[]
}

interface Group {
  favourite: boolean
  part: ListPart | null
  leagueId: string
  name: string
  sport: Sport
  matchIds: string[]
  pages: readonly ColumnPage[]
}

/**
 * Groups a list by league, in the order of the list. Sorted by time, a league may have several groups.
 * `folded` has the ids of collapsed leagues; `partOf` is for a list that comes in parts.
 */
export function leagueGroups(
  listed: readonly ListedMatch[],
  folded: ReadonlySet<string>,
  partOf: (match: Match) => ListPart | null = () => null,
): readonly LeagueGroup[] {
  const groups: Group[] = []
  for (const { match } of listed) {
    const last = groups.at(-1)
    const pages = pagesOf(match)
    const part = partOf(match)
    if (last?.leagueId === match.league.id && last.part === part) {
      last.matchIds.push(match.id)
      // The header has the captions of the row with the most pages.
      if (pages.length > last.pages.length) last.pages = pages
    } else
      groups.push({
        leagueId: match.league.id,
        name: match.league.name,
        favourite: match.league.favourite,
        part,
        sport: match.sport,
        matchIds: [match.id],
        pages,
      })
  }
  return groups.map((group) => ({
    ...group,
    folded: folded.has(group.leagueId),
    count: group.matchIds.length,
    matchIds: folded.has(group.leagueId) ? [] : group.matchIds,
  }))
}
