import type { Hono } from 'hono'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { LeagueName } from '../../../streams/wire/dpty/lists.ts'
import { DPTY_MOST, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import {
  hotLeaguesRequest,
  leagueNamesRequest,
  leaguesRequest,
  searchQuery,
} from '../../../streams/wire/dpty/requests.ts'
import type { DptyList } from '../../../streams/wire/dpty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldLeague, WorldMatch } from '../../world/world.ts'
import { listedRegions } from '../listedLeagues.ts'
import { findMatches, MAX_FOUND } from '../search.ts'
import { dayRows } from './counts.ts'
import { BOTH_BASES, type DptyCaller, type DptyCalls, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { listedMatches, matchesOfList } from './matchLists.ts'
import type { MatchRows } from './matchRows.ts'
import { sportNumber } from './numbers.ts'

const HOT_LISTS = ['in-play', 'today', 'early', 'parlay'] as const satisfies readonly DptyList[]

/** The calls for leagues and the search (docs/venues/dpty.md, 3.4). */
export function leagueCalls(app: Hono<HttpEnv>, calls: DptyCalls, rows: MatchRows): void {
  app.on(
    'POST',
    underBoth(DPTY_PATHS.leagues),
    calls.post(leaguesRequest, (request, caller) => {
      return found(leagueRows(listedMatches(rows, request, caller), caller.language))
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.hotLeagues),
    calls.post(hotLeaguesRequest, (_, caller) => found(hotRows(rows.matches(caller), caller))),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.leagueNames),
    calls.post(leagueNamesRequest, ({ leagueIds }, caller) => {
      const leagues = new Map(rows.matches(BOTH_BASES).map(({ league }) => [league.id, league]))
      return found(leagueIds.flatMap((lid) => nameRow(leagues.get(lid), caller.language)))
    }),
  )
  app.on(
    'GET',
    underBoth(DPTY_PATHS.search),
    calls.get(searchQuery, async ({ keyword }, caller) => {
      const { ofTeam, leagues } = findMatches(rows.matches(caller), keyword.slice(0, DPTY_MOST.searchLetters))
      const some = (matches: readonly WorldMatch[]) =>
        rows.wrappers(matches.slice(0, MAX_FOUND), 'none', caller)
      return found({
        inPlay: await some(ofTeam.filter(isInPlay)),
        upcoming: await some(ofTeam.filter((match) => !isInPlay(match))),
        leagues: await Promise.all(
          leagues.slice(0, MAX_FOUND).map(async ({ league, matches }) => ({
            lid: league.id,
            ln: textIn(league.name, caller.language),
            sid: sportNumber(league.sport),
            matches: await some(matches),
          })),
        ),
      })
    }),
  )
}

function leagueRows(matches: readonly WorldMatch[], language: TextLanguage): readonly LeagueName[] {
  return listedRegions(matches, language).flatMap(({ name, letter, leagues }) =>
    leagues.map(({ league }) => {
      const own = matches.filter((match) => match.league.id === league.id)
      const inPlay = own.filter(isInPlay)
      return {
        lid: league.id,
        ln: textIn(league.name, language),
        lg: '',
        c: own.length,
        cip: inPlay.length,
        mids: own.map(({ id }) => id),
        ipmids: inPlay.map(({ id }) => id),
        mid1s: [],
        lst: Math.min(...own.map(({ kickOff }) => kickOff)),
        sid: sportNumber(league.sport),
        rg: name,
        lt: letter,
        hot: league.hot ? 1 : 0,
      }
    }),
  )
}

function hotRows(matches: readonly WorldMatch[], { now, language }: DptyCaller): readonly unknown[] {
  const leagues = new Map<string, WorldLeague>()
  for (const { league } of matches) if (league.hot) leagues.set(league.id, league)
  return [...leagues.values()]
    .sort((one, other) => one.level - other.level || (one.id < other.id ? -1 : 1))
    .map((league, index) => {
      const own = matches.filter((match) => match.league.id === league.id)
      const counts = HOT_LISTS.map((qt) => [qt, matchesOfList(own, qt, now).length] as const)
      return {
        sid: sportNumber(league.sport),
        lid: league.id,
        ln: textIn(league.name, language),
        lg: '',
        sort: index + 1,
        c: Object.fromEntries<number>(counts),
        days: dayRows(own, now).filter(({ c }) => c > 0),
      }
    })
}

function nameRow(league: WorldLeague | undefined, language: TextLanguage): readonly LeagueName[] {
  if (league === undefined) return []
  return [{ lid: league.id, ln: textIn(league.name, language), lg: '', sid: sportNumber(league.sport) }]
}
