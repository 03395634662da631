import type { Sport } from '../../domain/vocabulary/sports.ts'
import { lateCode } from '../lateCode.ts'
import type { Venue, VenueRules } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { createAsk } from './call.ts'
import { askFavouriteCount$, askFavourites$, askSetFavourite$ } from './favourites.ts'
import { lateBets } from './lateBets.ts'
import { lateCashOut } from './lateCashOut.ts'
import { askMatches$, askMatchesById$ } from './matches.ts'
import { lateDetail } from './lateDetail.ts'
import { lateEsports } from './lateEsports.ts'
import { latePush$ } from './latePush.ts'
import { lateReservations } from './lateReservations.ts'
import { lateResults } from './lateResults.ts'
import { lateVirtual } from './lateVirtual.ts'
import { askBalance$, askPreferences$, askSavePreferences$ } from './member.ts'
import { askMenu$, usualMenuId } from './menu.ts'

const RULES: VenueRules = {
  betTypes: ['today', 'live', 'early', 'parlay', 'champion'],
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian', 'american', 'british'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
}

/** Most matches whose sport is remembered for the push; the oldest are removed first. */
const KNOWN_MATCHES = 5000

const leagueFilter = lateCode(() => import('./leagueFilter.ts'))
const search = lateCode(() => import('./search.ts'))

/** The venue PMTY. */
export function createPmty(deps: VenueDeps) {
  const ask = createAsk(deps)
  const sports = new Map<string, Sport>()
  const note = (matchId: string, sport: Sport): void => {
    sports.delete(matchId)
    sports.set(matchId, sport)
    if (sports.size <= KNOWN_MATCHES) return
    for (const oldest of sports.keys()) {
      sports.delete(oldest)
      return
    }
  }
  const sportOf = (matchId: string): Sport | null => sports.get(matchId) ?? null
  return {
    code: 'PMTY',
    rules: RULES,
    sports: {
      menu: () => askMenu$(ask),
      usualMenuId,
      matches: (query) => askMatches$(ask, query, deps.memberId(), deps.serverNow(), note),
      leagues: (query) =>
        leagueFilter.call$(({ askLeagues$ }) => askLeagues$(ask, query, deps.memberId(), deps.serverNow())),
      refresh: (matchIds) => askMatchesById$(ask, matchIds, deps.memberId(), deps.serverNow(), note),
      ...lateDetail(ask, deps.memberId, { note, sportOf }),
      push: (watch$) => latePush$(deps, watch$, sportOf),
    },
    bets: { ...lateBets(ask, deps), balance: (currency) => askBalance$(ask, currency) },
    favourites: {
      set: (target, on) => askSetFavourite$(ask, target, on, deps.memberId()),
      count: () => askFavouriteCount$(ask, deps.memberId()),
      list: (sort) => askFavourites$(ask, sort, deps.memberId(), note),
    },
    cashOut: lateCashOut(ask, deps.times.placeBetTimeoutMs),
    reservations: lateReservations(ask, deps.memberId),
    search: {
      find: (keyword) => search.call$(({ askSearch$ }) => askSearch$(ask, keyword, deps.memberId(), note)),
    },
    preferences: {
      load: () => askPreferences$(ask),
      save: (chosen) => askSavePreferences$(ask, chosen),
    },
    results: lateResults(ask, deps.memberId),
    virtual: lateVirtual(ask, deps, note),
    esports: lateEsports(ask, deps, note),
  } satisfies Venue
}
