import { EMPTY, expand, forkJoin, map, type Observable, of, reduce } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Match } from '../../domain/match.ts'
import type { LeagueChoice, ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { HOT } from '../../domain/menu.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { dateRows, dayKeyAt } from '../../domain/schedule.ts'
import { transportFailure } from '../../link/exchange.ts'
import type { ImtyEvent } from '../../wire/imty/event.ts'
import {
  competitionCountAnswer,
  deltaAnswer,
  eventsAnswer,
  type ImtySportEvents,
  outrightsAnswer,
  selectedEventsAnswer,
} from '../../wire/imty/lists.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../wire/imty/sports.ts'
import { IMTY_MARKET, IMTY_ODDS_TYPE_CODES, IMTY_ORDERS } from '../../wire/imty/tables.ts'
import type { Call, Dated } from '../call.ts'
import { chunks } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readListed, type TimedEvent } from './map/event.ts'
import { sportNumber, sportOf } from './numbers.ts'

export const PAGE_RECORDS = 200
/** Limits the pages of a list, in case the venue always reports one more. */
const MAX_PAGES = 50

/** The venue has no order with hot leagues first; the list view puts them there (decision 0082). */
export const orders: Readonly<Record<MatchQuery['sort'], number>> = {
  hot: IMTY_ORDERS.league,
  league: IMTY_ORDERS.league,
  time: IMTY_ORDERS.time,
}

/** `OddsType` of all requests: other formats are computed here. */
export const EUROPE = IMTY_ODDS_TYPE_CODES.europe

/** The fields that name a list, without its page. */
export type ListFields = Readonly<Record<string, unknown>>

/** A whole list, and the delta for the changes that follow. */
export interface WholeList {
  readonly events: readonly TimedEvent[]
  readonly delta: string
}

/** The call and the fields of a list; outrights have a call of their own. */
export function listFields(
  query: MatchQuery,
  serverNow: number,
): { readonly path: string; readonly fields: ListFields } {
  const SportId = query.sport === HOT ? IMTY_ALL_SPORTS : sportNumber(query.sport)
  const common = { SportId, OrderBy: orders[query.sort], OddsType: EUROPE, CompetitionIds: query.leagues }
  if (query.betType === 'live') return { path: IMTY_PATHS.liveEvents, fields: common }
  const place = placeOf(query.betType)
  const day = eventDate(query.day, serverNow)
  return {
    path: IMTY_PATHS.eventPage,
    fields: { ...common, ...place, ...(day === null ? {} : { EventDate: day }) },
  }
}

function placeOf(betType: MatchQuery['betType']) {
  switch (betType) {
    case 'early':
      return { Market: IMTY_MARKET.early, IncludeLive: false, IsCombo: false }
    case 'parlay':
      return { Market: IMTY_MARKET.all, IncludeLive: true, IsCombo: true }
    case 'live':
      return { Market: IMTY_MARKET.live, IncludeLive: true, IsCombo: false }
    case 'today':
    case 'champion':
      return { Market: IMTY_MARKET.today, IncludeLive: true, IsCombo: false }
  }
}

/** `EventDate` of a day of the date row; `null` for all days, which an invalid one means too. */
function eventDate(day: string, serverNow: number): string | null {
  if (day === 'today') return dayKeyAt(serverNow)
  if (day === 'other') {
    const other = dateRows([], serverNow, 'early').find(({ key }) => key === 'other')
    return other === undefined ? null : `${dayKeyAt(other.from)}+`
  }
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

/** Requests a list, all pages of it; dated by its oldest page. */
export function askWhole$(ask: Ask, path: string, fields: ListFields): Call<Dated<WholeList>> {
  type Page = { readonly page: number; readonly pages: number; readonly list: WholeList }
  const page$ = (page: number): Observable<Result<Dated<Page>, Failure>> =>
    ask({
      kind: 'read',
      polled: true,
      path,
      payload: path === IMTY_PATHS.eventPage ? { ...fields, Page: page, PageRecords: PAGE_RECORDS } : fields,
      answer: eventsAnswer,
    }).pipe(
      mapDated(({ Sports, TotalPage, Delta }, at) => ({
        page,
        pages: TotalPage,
        list: { events: timed(Sports, at), delta: Delta },
      })),
    )
  return page$(1).pipe(
    expand((result) => {
      if (!result.ok) return EMPTY
      const { page, pages } = result.value.value
      return page < Math.min(pages, MAX_PAGES) ? page$(page + 1) : EMPTY
    }),
    map((result): Whole => (result.ok ? ok({ ...result.value, value: result.value.value.list }) : result)),
    reduce(joined),
  )
}

type Whole = Result<Dated<WholeList>, Failure>

/** Fails if one page fails; the changes that follow are those since the oldest page. */
function joined(one: Whole, other: Whole): Whole {
  if (!one.ok) return one
  if (!other.ok) return other
  const known = new Set(one.value.value.events.map(({ event }) => event.EventId))
  const more = other.value.value.events.filter(({ event }) => !known.has(event.EventId))
  return ok({
    value: { events: [...one.value.value.events, ...more], delta: one.value.value.delta },
    at: Math.min(one.value.at, other.value.at),
  })
}

export function timed(sports: readonly ImtySportEvents[], at: number): readonly TimedEvent[] {
  return sports.flatMap(({ SportId, Events }) => Events.map((event) => ({ sport: SportId, event, at })))
}

/** A change of a list: an event to put in, or the id of one to take away. */
export type ListChange = TimedEvent | string

/** Requests what has changed in a list since its delta. */
export function askChanges$(
  ask: Ask,
  path: string,
  fields: ListFields,
  delta: string,
): Call<Dated<{ readonly changes: readonly ListChange[]; readonly delta: string }>> {
  return ask({
    kind: 'read',
    polled: true,
    path,
    payload: { ...fields, Delta: delta },
    answer: deltaAnswer,
  }).pipe(
    mapDated(({ DeltaChanges, Delta }, at) => ({
      changes: DeltaChanges.map(({ EventId, Value }): ListChange =>
        Value === null ? EventId : { sport: Value.SportId, event: Value, at },
      ),
      delta: Delta,
    })),
  )
}

/** Requests the outrights of a sport or of the hot leagues. */
export function askOutrights$(ask: Ask, query: MatchQuery): Call<Dated<readonly ListedMatch[]>> {
  const SportId = query.sport === HOT ? IMTY_ALL_SPORTS : sportNumber(query.sport)
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.outrights,
    payload: { SportId, CompetitionIds: query.leagues, OddsType: EUROPE, OrderBy: orders[query.sort] },
    answer: outrightsAnswer,
  }).pipe(
    mapDated(({ Events }, at) =>
      readListed(
        Events.map((event: ImtyEvent) => ({ sport: event.SportId, event, at })),
        at,
      ),
    ),
  )
}

/** Requests state and row markets by match id. */
export function askMatchesById$(
  ask: Ask,
  matchIds: readonly string[],
  serverNow: number,
): Call<Dated<readonly ListedMatch[]>> {
  type Listed = Result<Dated<readonly ListedMatch[]>, Failure>
  const asked = chunks(matchIds, IMTY_LIMITS.selectedEvents).map((EventIds): Observable<Listed> =>
    askSelected$(ask, EventIds, {}).pipe(mapDated((events, at) => readListed(events, at))),
  )
  if (asked.length === 0) return of(ok({ value: [], at: serverNow }))
  return forkJoin(asked).pipe(
    map((results) =>
      results.reduce((one, other) => {
        if (!one.ok) return one
        if (!other.ok) return other
        return ok({
          value: [...one.value.value, ...other.value.value],
          at: Math.min(one.value.at, other.value.at),
        })
      }),
    ),
  )
}

/** Requests events by their ids, with the lines that `fields` name. */
export function askSelected$(
  ask: Ask,
  EventIds: readonly string[],
  fields: ListFields,
): Call<Dated<readonly TimedEvent[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.selectedEvents,
    payload: { SportId: IMTY_ALL_SPORTS, EventIds, OddsType: EUROPE, IsCombo: false, ...fields },
    answer: selectedEventsAnswer,
  }).pipe(mapDated(({ Sports }, at) => timed(Sports, at)))
}

/** Requests the listed matches of a league that are not over, by kick-off. */
export function askLeagueMatches$(ask: Ask, leagueId: string): Call<readonly Match[]> {
  const fields = {
    SportId: IMTY_ALL_SPORTS,
    Market: IMTY_MARKET.all,
    IncludeLive: true,
    IsCombo: false,
    CompetitionIds: [leagueId],
    OrderBy: IMTY_ORDERS.time,
    OddsType: EUROPE,
    BetTypeIds: [],
  }
  return askWhole$(ask, IMTY_PATHS.eventPage, fields).pipe(
    mapValue(({ events }, at) =>
      readListed(events, at)
        .map(({ match }) => match)
        .toSorted((one, other) => one.kickOff - other.kickOff),
    ),
  )
}

/** Requests a match without its markets. */
export function askMatch$(ask: Ask, matchId: string): Call<Dated<Match>> {
  return askSelected$(ask, [matchId], { BetTypeIds: [] }).pipe(
    map((result) => {
      if (!result.ok) return result
      const [found] = readListed(result.value.value, result.value.at)
      return found === undefined
        ? err(transportFailure('badData'))
        : ok({ value: found.match, at: result.value.at })
    }),
  )
}

/** Requests the leagues of a list, whatever leagues it is limited to. */
export function askLeagues$(ask: Ask, { betType, sport }: MatchQuery): Call<readonly LeagueChoice[]> {
  const SportId = sport === HOT ? IMTY_ALL_SPORTS : sportNumber(sport)
  return ask({
    kind: 'read',
    path: IMTY_PATHS.competitionCount,
    payload: { SportId, ...placeOf(betType), IncludeCloseEvent: true },
    answer: competitionCountAnswer,
  }).pipe(
    mapValue(({ CompetitionCount }) => {
      const leagues = new Map<string, LeagueChoice>()
      for (const row of CompetitionCount) {
        const own = sportOf(row.SportId)
        if (own === null || leagues.has(row.CompetitionId)) continue
        leagues.set(row.CompetitionId, {
          id: row.CompetitionId,
          name: row.CompetitionName,
          region: row.RegionName,
          letter: /^[A-Z]$/.test(row.Letter) ? row.Letter : '#',
          sport: own,
          hot: row.IsHot,
          count: row.Count,
        })
      }
      return [...leagues.values()]
    }),
  )
}
