import type { Sport } from '../../domain/sport.ts'
import type { Capabilities, Venue } from '../venue.ts'
import { createAsk } from './call.ts'
import type { PmtyDeps } from './deps.ts'
import { askCategories$, askMarkets$, askMatch$ } from './detail.ts'
import { askMatches$, askMatchesById$ } from './matches.ts'
import { askBalance$, askMember$, askSavePreferences$ } from './member.ts'
import { askMenu$ } from './menu.ts'
import { OFFERED_SPORTS } from './numbers.ts'
import { askOrders$, askOrdersOf$, askOrderStatus$ } from './orders.ts'
import { askPlace$ } from './place.ts'
import { pushEvents$ } from './push.ts'
import { askQuote$ } from './quote.ts'

const CAPABILITIES: Capabilities = {
  betTypes: ['today', 'live', 'early', 'parlay'],
  sports: OFFERED_SPORTS,
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian', 'american', 'british'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  severalSingles: true,
  parlay: true,
  systems: true,
  maxLegs: 10,
  minParlayLegs: 2,
  lineFollow: 'slot',
  push: true,
  cashOut: 'none',
  reservation: false,
  favourites: 'none',
  search: false,
  lookUpByClientId: true,
}

/** How many matches the push may know at once; the oldest go first. */
const KNOWN_MATCHES = 5000

/** The venue PMTY. */
export function createPmty(deps: PmtyDeps): Venue {
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
  return {
    code: 'PMTY',
    capabilities: CAPABILITIES,
    menu: () => askMenu$(ask),
    matches: (query) => askMatches$(ask, query, deps.memberId(), deps.serverNow(), note),
    refresh: (matchIds) => askMatchesById$(ask, matchIds, deps.memberId(), deps.serverNow(), note),
    match: (matchId) => askMatch$(ask, matchId, deps.memberId(), note),
    categories: (matchId, sport) => askCategories$(ask, matchId, sport),
    markets: (matchId) => askMarkets$(ask, matchId, deps.memberId()),
    push: (watch$) => pushEvents$(deps, watch$, (matchId) => sports.get(matchId) ?? null),
    quote: (legs, series, currency) =>
      askQuote$(ask, { legs, series, currency, memberId: deps.memberId(), now: deps.now }),
    place: (order) => askPlace$(ask, order, deps.memberId(), deps.times.placeBetTimeoutMs),
    orderStatus: (orderNos) => askOrderStatus$(ask, orderNos),
    findOrders: (clientOrderId) => askOrdersOf$(ask, clientOrderId, deps.memberId()),
    orders: (query) => askOrders$(ask, query, deps.memberId()),
    balance: (currency) => askBalance$(ask, currency),
    member: () => askMember$(ask),
    savePreferences: (preferences) => askSavePreferences$(ask, preferences),
  }
}
