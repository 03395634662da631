import type { LeagueChoice, MatchQuery } from '../../domain/menu.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { askOutrights$ } from './lists.ts'

/**
 * Requests the leagues of the outrights, whatever leagues the list is limited to. The venue counts the leagues of
 * matches only, so these are read from the list, which says neither the region of a league nor its letter.
 */
export function askOutrightLeagues$(ask: Ask, query: MatchQuery): Call<readonly LeagueChoice[]> {
  return askOutrights$(ask, { ...query, leagues: [] }).pipe(
    mapValue((listed) => {
      const leagues = new Map<string, LeagueChoice>()
      for (const { match } of listed) {
        const { id, name, hot } = match.league
        const count = (leagues.get(id)?.count ?? 0) + 1
        leagues.set(id, { id, name, region: '', letter: letterOf(name), sport: match.sport, hot, count })
      }
      return [...leagues.values()]
    }),
  )
}

function letterOf(name: string): string {
  const letter = name.slice(0, 1).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}
