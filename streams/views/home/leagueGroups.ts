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
  /** Whether its matches are kept at the top. */
  readonly sticky: boolean
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
  sticky: boolean
  leagueId: string
  name: string
  sport: Sport
  matchIds: string[]
  pages: readonly ColumnPage[]
}

/** What else than the league divides a list. */
interface Division {
  /** For a list that comes in parts. */
  readonly partOf: (match: Match) => ListPart | null
  /** The ids of the matches at the top. */
  readonly sticky: { readonly has: (matchId: string) => boolean }
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Groups a list by league, in the order of the list. Sorted by time, a league may have several groups.
 * `folded` has the ids of collapsed leagues.
 */
export function leagueGroups(
  listed: readonly ListedMatch[],
  folded: ReadonlySet<string>,
  { partOf = () => null, sticky = NOTHING }: Partial<Division> = {},
): readonly LeagueGroup[] {
  const groups: Group[] = []
  for (const { match } of listed) {
    const last = groups.at(-1)
    const pages = pagesOf(match)
    const part = partOf(match)
    const onTop = sticky.has(match.id)
    if (last?.leagueId === match.league.id && last.part === part && last.sticky === onTop) {
      last.matchIds.push(match.id)
      // The header has the captions of the row with the most pages.
      if (pages.length > last.pages.length) last.pages = pages
    } else
      groups.push({
        leagueId: match.league.id,
        name: match.league.name,
        favourite: match.league.favourite,
        part,
        sticky: onTop,
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
