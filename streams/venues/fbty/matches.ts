import { EMPTY, expand, forkJoin, map, type Observable, of, reduce } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Match } from '../../domain/match.ts'
import {
  type BetType,
  HOT,
  type LeagueChoice,
  type ListedMatch,
  type MatchQuery,
  type Menu,
} from '../../domain/menu.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { countsAnswer, leagueRows, matchList, matchPage } from '../../wire/fbty/answers.ts'
import { match as matchAnswer, type FbtyMatch } from '../../wire/fbty/match.ts'
import { FBTY_MAX } from '../../wire/fbty/paths.ts'
import type { FbtyHotRequest, FbtyLeaguesRequest, FbtyListRequest } from '../../wire/fbty/requests.ts'
import { FBTY_FURTHER_LISTS, FBTY_ORDERS } from '../../wire/fbty/tables.ts'
import type { Call, Dated } from '../call.ts'
import { chunks, joinParts, type ListPart } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { daySpan } from './days.ts'
import { readMarkets } from './map/market.ts'
import { readListed, readMatch } from './map/match.ts'
import { HOT_SID, readMenu, sidOfMenu } from './map/menu.ts'
import { listTypes, sportOf } from './numbers.ts'

export const PAGE_SIZE = 200
/** Limits the pages of a list, in case the venue always reports one more. */
export const MAX_PAGES = 50

/** Hot leagues first is done by the list view (decision 0082). */
const ORDERS: Readonly<Record<MatchQuery['sort'], number>> = {
  hot: FBTY_ORDERS.time,
  time: FBTY_ORDERS.time,
  league: FBTY_ORDERS.league,
}

/** The lists in which all prices are European, whatever the member's format. */
const EUROPEAN: ReadonlySet<BetType> = new Set<BetType>(['parlay', 'champion'])

/** Every list is asked for in European odds, which prices are in anyway. */
const PLAIN = { isPC: false, more: false, oddsType: 1 } as const

/** Requests the counts, which are the menu. */
export function askMenu$(ask: Ask): Call<Menu> {
  return ask({ kind: 'read', call: 'counts', answer: countsAnswer }).pipe(mapValue(readMenu))
}

/** Requests a list with the markets of its rows, all pages of it; dated by its oldest page. */
export function askMatches$(
  ask: Ask,
  query: MatchQuery,
  serverNow: number,
): Call<Dated<readonly ListedMatch[]>> {
  const { betType, sort, leagues } = query
  const europeOnly = EUROPEAN.has(betType)
  const days = daySpan(query.day, serverNow)
  const orderBy = ORDERS[sort]
  const type = listTypes[betType]
  if (query.sport === HOT) {
    const body = { recommend: 1, sportId: HOT_SID, type, orderBy, ...days } satisfies FbtyHotRequest
    return ask({ kind: 'read', call: 'hot', body, answer: matchList }).pipe(
      mapDated((rows, at) =>
        listedOf(rows, at, europeOnly).filter(
          ({ match }) => leagues.length === 0 || leagues.includes(match.league.id),
        ),
      ),
    )
  }
  const leagueIds = leagues.length === 0 ? {} : { leagueIds: [...leagues] }
  return askPages$(
    ask,
    { type, sportId: sidOfMenu(query.menuId), orderBy, ...leagueIds, ...days },
    europeOnly,
  )
}

function listedOf(rows: readonly FbtyMatch[], at: number, europeOnly: boolean): readonly ListedMatch[] {
  return rows.flatMap((row) => readListed(row, at, europeOnly))
}

interface Page {
  readonly current: number
  readonly pages: number
  readonly listed: readonly ListedMatch[]
}

function askPages$(
  ask: Ask,
  wanted: Omit<FbtyListRequest, 'isPC' | 'more' | 'oddsType'>,
  europeOnly: boolean,
): Call<Dated<readonly ListedMatch[]>> {
  const page = (current: number): Observable<Result<Dated<Page>, Failure>> =>
    ask({
      kind: 'read',
      call: 'list',
      body: { ...PLAIN, ...wanted, current, size: PAGE_SIZE } satisfies FbtyListRequest,
      answer: matchPage,
    }).pipe(
      mapDated(({ total, records }, at) => ({
        current,
        pages: Math.ceil(total / PAGE_SIZE),
        listed: listedOf(records, at, europeOnly),
      })),
    )
  return page(1).pipe(
    expand((result) => {
      if (!result.ok) return EMPTY
      const { current, pages } = result.value.value
      return current < Math.min(pages, MAX_PAGES) ? page(current + 1) : EMPTY
    }),
    map((result): ListPart =>
      result.ok ? ok({ ...result.value, value: result.value.value.listed }) : result,
    ),
    reduce(joinParts),
  )
}

/** Requests the state and row markets of matches, whatever their list. */
export function askMatchesById$(
  ask: Ask,
  matchIds: readonly string[],
  serverNow: number,
): Call<Dated<readonly ListedMatch[]>> {
  const parts = chunks(matchIds, FBTY_MAX.ids).map((ids) => askPages$(ask, { matchIds: [...ids] }, false))
  if (parts.length === 0) return of(ok({ value: [], at: serverNow }))
  return forkJoin(parts).pipe(map((results) => results.reduce(joinParts)))
}

/** Requests the matches of a league that are not over, by kick-off. */
export function askLeagueMatches$(ask: Ask, leagueId: string): Call<readonly Match[]> {
  const wanted = { type: FBTY_FURTHER_LISTS.matches, leagueId, orderBy: FBTY_ORDERS.time }
  return askPages$(ask, wanted, false).pipe(mapValue((listed) => listed.map(({ match }) => match)))
}

/** Requests the leagues of a list, whatever leagues it is limited to. */
export function askLeagues$(ask: Ask, query: MatchQuery, serverNow: number): Call<readonly LeagueChoice[]> {
  const body = {
    sportId: query.sport === HOT ? HOT_SID : sidOfMenu(query.menuId),
    type: listTypes[query.betType],
    ...daySpan(query.day, serverNow),
  } satisfies FbtyLeaguesRequest
  return ask({ kind: 'read', call: 'leagues', body, answer: leagueRows }).pipe(
    mapValue((rows) =>
      rows.flatMap(({ id, na, rnm, sp, sid, hot, mt }): LeagueChoice[] => {
        const sport = sportOf(sid)
        if (sport === null) return []
        return [{ id, name: na, region: rnm, letter: letterOf(sp), sport, hot, count: mt }]
      }),
    ),
  )
}

function letterOf(sp: string): string {
  const letter = sp.slice(0, 1).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}

/** Requests a match with all its markets. */
export function askDetail$(ask: Ask, matchId: string): Call<Dated<FbtyMatch>> {
  return ask({ kind: 'read', call: 'match', body: { matchId }, answer: matchAnswer })
}

/** A match without its markets. */
export function askMatch$(ask: Ask, matchId: string): Call<Dated<Match>> {
  return askDetail$(ask, matchId).pipe(
    mapDated(readMatch),
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      return value === null ? err(transportFailure('badData')) : ok({ value, at })
    }),
  )
}

/** All markets of a match. */
export function askMarkets$(ask: Ask, matchId: string) {
  return askDetail$(ask, matchId).pipe(mapDated(({ mg }, at) => readMarkets(mg, { at, europeOnly: false })))
}
