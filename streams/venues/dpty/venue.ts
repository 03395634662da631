import { defer, map, of, tap } from 'rxjs'
import { ok } from '../../domain/result.ts'
import type { HotLeague } from '../../wire/dpty/lists.ts'
import { DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call } from '../call.ts'
import { lateCode } from '../lateCode.ts'
import type { Venue, VenueRules } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { createAsk } from './call.ts'
import { askCategories$, askMarkets$, askMatch$ } from './detail.ts'
import { askFavouriteCount$, askFavourites$, askSetFavourite$ } from './favourites.ts'
import { lateEsports } from './lateEsports.ts'
import { askLeagueMatches$, askMatches$, askMatchesById$, type ListContext } from './matches.ts'
import { askAnnouncements$, askBalance$ } from './member.ts'
import { askHotLeagues$, askMenu$, usualMenuId } from './menu.ts'
import { createOrderTokens } from './orderTokens.ts'

const RULES: VenueRules = {
  betTypes: ['today', 'live', 'early', 'parlay', 'champion'],
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian', 'american', 'british'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
}

/** The name of the hot leagues by language; the venue has no entry for them. */
const HOT_NAMES = { CMN: '热门', ZHO: '熱門', ENGLISH: 'Hot' } as const

const leagueFilter = lateCode(() => import('./leagues.ts'))
const search = lateCode(() => import('./search.ts'))
const bets = lateCode(() => import('./betCalls.ts'))
const records = lateCode(() => import('./orders.ts'))
const cashOut = lateCode(() => import('./cashOut.ts'))
const reservations = lateCode(() => import('./reservations.ts'))
const results = lateCode(() => import('./results.ts'))
const video = lateCode(() => import('./video.ts'))

/** The venue DPTY. */
export function createDpty(deps: VenueDeps) {
  const ask = createAsk(deps)
  const hot = createHotLeagues(() => askHotLeagues$(ask))
  const tokens = createOrderTokens(ask, deps.now)
  const names = () => ({ english: deps.language() === 'ENGLISH' })
  const context = (): ListContext => ({ serverNow: deps.serverNow(), hot: hot.ids, hotLeagues$: hot.asked$ })
  const { times } = deps
  return {
    code: 'DPTY',
    rules: RULES,
    sports: {
      menu: () =>
        askMenu$(ask, { ...names(), hotName: HOT_NAMES[deps.language()], serverNow: deps.serverNow() }).pipe(
          tap((result) => {
            if (result.ok) hot.note(result.value.hot)
          }),
          map((result) => (result.ok ? ok(result.value.menu) : result)),
        ),
      usualMenuId,
      matches: (query) => askMatches$(ask, query, context()),
      leagues: (query) =>
        leagueFilter.call$(({ askLeagues$ }) =>
          askLeagues$(ask, query, { serverNow: deps.serverNow(), hot$: () => askHotLeagues$(ask) }),
        ),
      refresh: (matchIds) => askMatchesById$(ask, matchIds, context()),
      match: (matchId) => askMatch$(ask, matchId, hot.ids()),
      categories: (matchId) => askCategories$(ask, matchId),
      leagueMatches: (leagueId) => askLeagueMatches$(ask, leagueId, context()),
      markets: (matchId) => askMarkets$(ask, matchId),
      videos: (matchId) => video.call$(({ askVideos$ }) => askVideos$(ask, matchId)),
    },
    bets: {
      quote: (legs, series, currency) =>
        bets.call$(({ askQuote$ }) => askQuote$(ask, { legs, series, currency, now: deps.now })),
      place: (order) => bets.call$(({ askPlace$ }) => askPlace$(ask, order, tokens, times.placeBetTimeoutMs)),
      orderStatus: (orderNos) => records.call$((code) => code.askOrderStatus$(ask, orderNos)),
      orderLookUp: {
        by: 'clientId',
        find: (order) => records.call$((code) => code.askOrdersOf$(ask, order, names())),
      },
      orders: (query) =>
        records.call$((code) =>
          code.askOrders$(ask, query, {
            ...names(),
            onUnknown: (fault) => {
              deps.onBadData(DPTY_PATHS.history, fault)
            },
          }),
        ),
      balance: (currency) => askBalance$(ask, currency),
    },
    favourites: {
      set: (target, on) => askSetFavourite$(ask, target, on),
      count: () => askFavouriteCount$(ask),
      list: (sort) => askFavourites$(ask, sort, hot.ids()),
    },
    search: { find: (keyword) => search.call$(({ askSearch$ }) => askSearch$(ask, keyword, hot.ids())) },
    results: {
      sports: () => results.call$((code) => code.askResultSports$(ask)),
      ofDay: (sport, day) => results.call$((code) => code.askResultsOfDay$(ask, sport, day)),
      match: (matchId) => results.call$((code) => code.askMatchResult$(ask, matchId)),
      matchesOnly: true,
    },
    cashOut: {
      quotes: (orders) => cashOut.call$((code) => code.askCashOutQuotes$(ask, orders)),
      take: (request) => cashOut.call$((code) => code.askCashOut$(ask, request, times.placeBetTimeoutMs)),
      find: (request) => cashOut.call$((code) => code.askCashOutState$(ask, request)),
      history: (order) => cashOut.call$((code) => code.askCashOutHistory$(ask, order)),
    },
    reservations: {
      terms: (leg, currency) => reservations.call$((code) => code.askReserveTerms$(ask, leg, currency)),
      list: (query) => reservations.call$((code) => code.askReservations$(ask, query, names())),
      cancel: (orderNo) =>
        reservations.call$((code) => code.askCancelReservation$(ask, orderNo, times.placeBetTimeoutMs)),
    },
    esports: lateEsports(ask, deps),
    announcements: { list: (page) => askAnnouncements$(ask, page) },
  } satisfies Venue
}

/** The hot leagues of the last menu or request. They are kept because a match does not say if its league is hot. */
function createHotLeagues(ask$: () => Call<readonly HotLeague[]>) {
  let known: readonly string[] | null = null
  const note = (leagues: readonly HotLeague[]): void => {
    known = leagues.map(({ lid }) => lid)
  }
  return {
    note,
    ids: (): ReadonlySet<string> => new Set(known ?? []),
    /** Their ids, asked for when they are not known. */
    asked$: (): Call<readonly string[]> =>
      defer((): Call<readonly string[]> => {
        if (known !== null) return of(ok(known))
        return ask$().pipe(
          map((result) => {
            if (!result.ok) return result
            note(result.value)
            return ok(result.value.map(({ lid }) => lid))
          }),
        )
      }),
  }
}
