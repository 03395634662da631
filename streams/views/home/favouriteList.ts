import type { Match } from '../../domain/match.ts'
import type { ListedMatch, ListSport } from '../../domain/menu.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import type { ListPart } from './leagueGroups.ts'

/** The sports of the favourites with their numbers of matches, in the order of the list. */
export function favouriteSports(
  listed: readonly ListedMatch[],
): readonly { readonly sport: Sport; readonly count: number }[] {
  const counts = new Map<Sport, number>()
  for (const { match } of listed) counts.set(match.sport, (counts.get(match.sport) ?? 0) + 1)
  return [...counts].map(([sport, count]) => ({ sport, count }))
}

/** The chosen sport, or the first one if there is no favourite of it. */
export function favouriteSport(listed: readonly ListedMatch[], chosen: ListSport): ListSport {
  return listed.some(({ match }) => match.sport === chosen) ? chosen : (listed[0]?.match.sport ?? chosen)
}

export function partOf({ state }: Match): ListPart {
  return state === 'notStarted' ? 'notLive' : 'live'
}

/** The favourites of a sport, those in play first. */
export function favouritesOf(listed: readonly ListedMatch[], sport: ListSport): readonly ListedMatch[] {
  const ofSport = listed.filter(({ match }) => match.sport === sport)
  return (['live', 'notLive'] as const).flatMap((part) =>
    ofSport.filter(({ match }) => partOf(match) === part),
  )
}
