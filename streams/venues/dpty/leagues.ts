import { forkJoin, map, mergeMap, of } from 'rxjs'
import type { LeagueChoice, MatchQuery } from '../../domain/menu.ts'
import { ok } from '../../domain/result.ts'
import { type DptyLeague, type HotLeague, leagueNames, leagues } from '../../wire/dpty/lists.ts'
import { DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { dayNumber, HOT_MENU } from './menu.ts'
import { listCodes, offeredSport } from './numbers.ts'
import { joined } from './parts.ts'

interface LeagueContext {
  readonly serverNow: number
  readonly hot$: () => Call<readonly HotLeague[]>
}

type Choices = Call<readonly LeagueChoice[]>

/**
 * Requests the leagues of a list, whatever leagues it is limited to. A league that it is limited to and that has no
 * match there any more is among them with its name, so that the member can take it out.
 */
export function askLeagues$(ask: Ask, query: MatchQuery, context: LeagueContext): Choices {
  return askListed$(ask, query, context).pipe(
    mergeMap((listed): Choices => {
      if (!listed.ok) return of(listed)
      const missing = query.leagues.filter((id) => !listed.value.some((league) => league.id === id))
      if (missing.length === 0) return of(listed)
      // Without their names the list is offered as it is.
      return askNamed$(ask, missing).pipe(
        map((named) => (named.ok ? ok([...listed.value, ...named.value]) : listed)),
      )
    }),
  )
}

function askNamed$(ask: Ask, leagueIds: readonly string[]): Choices {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.leagueNames,
    body: { leagueIds: leagueIds.slice(0, DPTY_MOST.leagueNames), category: DPTY_CATEGORIES.sports },
    answer: leagueNames,
    noData: [],
  }).pipe(
    mapValue((rows) =>
      rows.flatMap(({ lid, ln, sid }): readonly LeagueChoice[] => {
        const sport = offeredSport(sid)
        if (sport === null || !leagueIds.includes(lid)) return []
        return [{ id: lid, name: ln, region: '', letter: '#', sport, hot: false, count: 0 }]
      }),
    ),
  )
}

function askListed$(ask: Ask, query: MatchQuery, { serverNow, hot$ }: LeagueContext): Choices {
  const ofSport = (sportId: number): Choices =>
    ask({
      kind: 'read',
      path: DPTY_PATHS.leagues,
      body: {
        qt: listCodes[query.betType],
        sportId,
        di: dayNumber(query.day, serverNow),
        category: DPTY_CATEGORIES.sports,
      },
      answer: leagues,
      noData: [],
    }).pipe(mapValue((rows) => rows.flatMap((row) => readLeague(row) ?? [])))
  if (query.menuId !== HOT_MENU) return ofSport(Number(query.menuId))
  // The list of the hot leagues has no sport: its leagues are the hot ones of each of their sports.
  return hot$().pipe(
    mergeMap((hot): Choices => {
      if (!hot.ok) return of(hot)
      const sids = [...new Set(hot.value.map(({ sid }) => sid))]
      if (sids.length === 0) return of(ok([]))
      return forkJoin(sids.map(ofSport)).pipe(
        map((parts) => {
          const all = joined(parts)
          return all.ok ? ok(all.value.filter((league) => league.hot)) : all
        }),
      )
    }),
  )
}

/** `null` for a league of a sport that is not offered. */
export function readLeague({ lid, ln, rg, lt, sid, hot, c }: DptyLeague): LeagueChoice | null {
  const sport = offeredSport(sid)
  if (sport === null) return null
  const letter = lt.slice(0, 1).toUpperCase()
  return {
    id: lid,
    name: ln,
    region: rg,
    letter: /^[A-Z]$/.test(letter) ? letter : '#',
    sport,
    hot,
    count: c,
  }
}
