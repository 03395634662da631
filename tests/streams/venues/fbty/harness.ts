import type { Leg } from '../../../../streams/domain/leg.ts'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { Bet, PlacementOrder } from '../../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import type { HttpRequest } from '../../../../streams/ports/http.ts'
import { createFbty } from '../../../../streams/venues/fbty/index.ts'
import type { VenueDeps } from '../../../../streams/venues/venueDeps.ts'
import { type Answerer, createDepsUnderTest, NOW } from '../depsUnderTest.ts'

/** A successful answer of the venue. */
export function answer(data: unknown, ts: number | null = NOW): string {
  return JSON.stringify({ success: true, code: 0, message: '', ...(ts === null ? {} : { ts }), data })
}

/** A refusal of the venue. */
export function refusal(code: number, message = '', data: unknown = null): string {
  return JSON.stringify({ success: false, code, message, ts: NOW, data })
}

/** The FBTY adapter on a fake server. */
export function createFbtyUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
  const { deps, ...seen } = createDepsUnderTest(answerer, change)
  return { venue: createFbty(deps), ...seen }
}

/** The decoded body of a request. */
export function bodyOf({ body }: Pick<HttpRequest, 'body'>): unknown {
  return JSON.parse(body ?? 'null')
}

/** A live handicap leg on the home side at -0.5/1 and 1.95. */
export function fbtyLeg(change: Partial<Leg> = {}): Leg {
  return {
    venue: 'FBTY',
    choice: {
      matchId: 'f81a',
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: null,
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: 'f81a020013997', optionId: 'f81a020013997.1', playId: '1000.1001' },
    agreedOdds: 204_000 as Odds,
    timing: 'live',
    parlayAllowed: true,
    score: [1, 0],
    leagueId: '901',
    kickOff: NOW,
    names: { home: '狮队', away: '熊队', league: '英超', market: '让球' },
    ...change,
  }
}

export function single(leg: Leg, minor = 5000): Bet {
  return { series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: money(minor, 'RMB') }
}

export function confirmOf(bets: readonly Bet[], change: Partial<PlacementOrder> = {}): PlacementOrder {
  return {
    id: 'k7',
    venue: 'FBTY',
    currency: 'RMB',
    acceptance: 'better',
    oddsFormat: 'europe',
    bets,
    validUntil: 1_790_000_030_000,
    ...change,
  }
}
