import { map, mergeMap, of } from 'rxjs'
import type { Match } from '../../domain/match.ts'
import { ok } from '../../domain/result.ts'
import type { Call, Dated } from '../call.ts'
import { createDeviceFavourites, type DeviceFavourites } from '../deviceFavourites.ts'
import { leaveLost } from '../leaveLost.ts'
import type { Venue, VenueRules } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { createAsk } from './call.ts'
import { askCashOut$, askCashOutHistory$, askCashOutQuotes$, askCashOutState$ } from './cashOut.ts'
import {
  askLeagueMatches$,
  askLeagues$,
  askMarkets$,
  askMatch$,
  askMatches$,
  askMatchesById$,
  askMenu$,
} from './matches.ts'
import { HOT_SID, menuIdOf } from './map/menu.ts'
import { askAnnouncements$, askBalance$, createOffers } from './member.ts'
import { ALL_FORMATS, sidOf } from './numbers.ts'
import { askOrders$, askOrderStatus$, askRecentOrders$ } from './orders.ts'
import { askPlace$ } from './place.ts'
import { askQuote$ } from './quote.ts'
import { askCancelReservation$, askReservations$, askReserveTerms$ } from './reservations.ts'
import { askMatchResult$, askResultsOfDay$, resultSports$ } from './results.ts'
import { askCategories$ } from './tabs.ts'

const RULES: VenueRules = {
  betTypes: ['today', 'live', 'early', 'parlay', 'champion'],
  oddsFormats: ALL_FORMATS,
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
  oneDevice: true,
  skin: 'plum',
}

/** The client sends `validUntil` 30 s ahead, and no order is made afterwards. */
const LISTED_WITHIN_MS = 30_000
const CLOCK_SKEW_MS = 2000

const CODE = 'FBTY'

/** The venue FBTY (docs/venues/fbty.md). */
export function createFbty(deps: VenueDeps) {
  const ask = createAsk(deps)
  const offers = createOffers(ask)
  const { serverNow } = deps
  const refresh = (matchIds: readonly string[]) => askMatchesById$(ask, matchIds, serverNow())
  const favourites = lazily(() =>
    createDeviceFavourites({
      device: deps.device,
      memberId: deps.memberId(),
      venue: CODE,
      refresh,
      leagueMatches: (leagueId) => askLeagueMatches$(ask, leagueId),
      now: serverNow,
    }),
  )
  const marked = <T extends { readonly match: Match }>(answer$: Call<Dated<readonly T[]>>) =>
    answer$.pipe(
      map((result) =>
        result.ok ? ok({ ...result.value, value: favourites().mark(result.value.value) }) : result,
      ),
    )
  return {
    code: CODE,
    rules: RULES,
    sports: {
      menu: () => askMenu$(ask),
      usualMenuId: (betType, sport) => menuIdOf(betType, sport === 'hot' ? HOT_SID : sidOf(sport)),
      matches: (query) => marked(askMatches$(ask, query, serverNow())),
      leagues: (query) => askLeagues$(ask, query, serverNow()),
      refresh: (matchIds) => marked(refresh(matchIds)),
      match: (matchId) => markedOne$(askMatch$(ask, matchId), favourites),
      leagueMatches: (leagueId) => markedAll$(askLeagueMatches$(ask, leagueId), favourites),
      markets: (matchId) => askMarkets$(ask, matchId),
      categories: (matchId) => askCategories$(ask, matchId, deps.language()),
    },
    bets: {
      quote: (legs, series, currency) => askQuote$(ask, { legs, series, currency, now: deps.now }),
      place: (order) => askPlace$(ask, order),
      orderStatus: (orderNos) => askOrderStatus$(ask, orderNos, 'RMB'),
      orders: (query) => askOrders$(ask, query, serverNow()),
      balance: (currency) => askBalance$(ask, currency),
      orderLookUp: {
        by: 'list',
        listedWithinMs: LISTED_WITHIN_MS,
        clockSkewMs: CLOCK_SKEW_MS,
        list: (query) => askRecentOrders$(ask, query),
      },
    },
    favourites: {
      set: (target, on) => favourites().set(target, on),
      count: () => favourites().count(),
      list: (sort) => favourites().list(sort),
    },
    cashOut: {
      quotes: (orders) =>
        offers.isOn$('cashOut').pipe(mergeMap((on) => (on ? askCashOutQuotes$(ask, orders) : of(ok([]))))),
      take: (request) => askCashOut$(ask, request),
      find: (request) => askCashOutState$(ask, request),
      history: (order) => askCashOutHistory$(ask, order),
    },
    reservations: {
      terms: (leg, currency) =>
        offers
          .isOn$('reserve')
          .pipe(mergeMap((on) => (on ? askReserveTerms$(ask, leg, currency) : of(ok(null))))),
      list: (query) => askReservations$(ask, query, serverNow()),
      cancel: (orderNo) => askCancelReservation$(ask, orderNo),
    },
    results: {
      sports: () => resultSports$(),
      ofDay: (sport, day) => askResultsOfDay$(ask, sport, day),
      match: (matchId) => askMatchResult$(ask, matchId),
      matchesOnly: true,
    },
    announcements: { list: (page) => askAnnouncements$(ask, page) },
    whenLost: leaveLost,
  } satisfies Venue
}

/** Creates the value with the first call, because the member is not known before. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

function markedOne$(answer$: Call<Dated<Match>>, favourites: () => DeviceFavourites): Call<Dated<Match>> {
  return answer$.pipe(
    map((result) => {
      if (!result.ok) return result
      const { value: match, at } = result.value
      const [only] = favourites().mark([{ match }])
      return ok({ value: only?.match ?? match, at })
    }),
  )
}

function markedAll$(
  answer$: Call<readonly Match[]>,
  favourites: () => DeviceFavourites,
): Call<readonly Match[]> {
  return answer$.pipe(
    map((result) => {
      if (!result.ok) return result
      const listed = favourites().mark(result.value.map((match) => ({ match })))
      return ok(listed.map(({ match }) => match))
    }),
  )
}
