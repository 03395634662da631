import { tap } from 'rxjs'
import { IMTY_LIMITS, IMTY_TIMES } from '../../wire/imty/paths.ts'
import type { Venue, VenueRules } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Ask } from './call.ts'
import { createCashOut } from './cashOut.ts'
import { askCategories$, askMarkets$ } from './detail.ts'
import { askFavouriteCount$, askFavourites$, askSearch$, askSetFavourite$ } from './favourites.ts'
import { lateVirtual } from './lateVirtual.ts'
import { createListCache } from './listCache.ts'
import { askLeagueMatches$, askLeagues$, askMatch$, askMatchesById$, askOutrights$ } from './lists.ts'
import { askAnnouncements$, askBalance$ } from './member.ts'
import { askMenu$, menuIdOf } from './menu.ts'
import { askOrders$, askOrderStatus$, askRecent$ } from './orders.ts'
import { askOutrightLeagues$ } from './outrightLeagues.ts'
import { askPlace$ } from './place.ts'
import { askQuote$ } from './quote.ts'
import { createResults } from './results.ts'
import { createSettings } from './settings.ts'

const RULES: VenueRules = {
  betTypes: ['today', 'live', 'early', 'parlay', 'champion'],
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
  recordDays: IMTY_LIMITS.statementDays,
}

interface ImtyWay {
  /** The venue's code at the site. */
  readonly code: string
  /** The way that its calls take. */
  readonly ask: Ask
}

/** A venue with the calls of IMTY (docs/venues/imty.md), whichever way they take. */
export function createImtyVenue(deps: VenueDeps, { code, ask }: ImtyWay) {
  const lists = createListCache(ask, deps.now)
  const placeTimeoutMs = deps.times.placeBetTimeoutMs
  return {
    code,
    rules: RULES,
    sports: {
      menu: () => askMenu$(ask),
      usualMenuId: menuIdOf,
      matches: (query) => {
        if (query.betType === 'champion') return askOutrights$(ask, query)
        return lists.matches(query, deps.serverNow())
      },
      leagues: (query) => {
        if (query.betType === 'champion') return askOutrightLeagues$(ask, query)
        return askLeagues$(ask, query)
      },
      refresh: (matchIds) => askMatchesById$(ask, matchIds, deps.serverNow()),
      match: (matchId) => askMatch$(ask, matchId),
      leagueMatches: (leagueId) => askLeagueMatches$(ask, leagueId),
      categories: (matchId) => askCategories$(ask, matchId),
      markets: (matchId) => askMarkets$(ask, matchId),
    },
    bets: {
      quote: (legs, series, currency) => askQuote$(ask, { legs, series, currency, now: deps.now }),
      place: (order) => askPlace$(ask, order, placeTimeoutMs),
      orderStatus: (orderNos) => askOrderStatus$(ask, orderNos),
      orderLookUp: {
        by: 'list',
        // The bounds within which the venue takes a bet, which are real times.
        get listedWithinMs() {
          return IMTY_TIMES.betLateMs * deps.rate()
        },
        get clockSkewMs() {
          return IMTY_TIMES.betEarlyMs * deps.rate()
        },
        list: (query) => askRecent$(ask, query),
      },
      orders: (query) => askOrders$(ask, query, deps.serverNow()),
      balance: (currency) => askBalance$(ask, currency),
    },
    favourites: {
      set: (target, on) => askSetFavourite$(ask, target, on).pipe(tap(lists.forget)),
      count: () => askFavouriteCount$(ask),
      list: (sort) => askFavourites$(ask, sort),
    },
    search: { find: (keyword) => askSearch$(ask, keyword) },
    cashOut: createCashOut({ ask, timeoutMs: placeTimeoutMs, rate: deps.rate }),
    settings: createSettings(ask),
    results: createResults(ask),
    announcements: { list: (page) => askAnnouncements$(ask, page) },
    virtual: lateVirtual(ask),
  } satisfies Venue
}
