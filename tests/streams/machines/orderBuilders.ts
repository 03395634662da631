import type { Leg } from '../../../streams/domain/leg.ts'
import { line } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { PlacedBet, PlacementOrder } from '../../../streams/domain/order.ts'
import type { QuotedLeg } from '../../../streams/domain/quote.ts'

export const EVENS = 195_000 as Odds

export function aLeg(matchId = 'm1', change: Partial<Leg> = {}): Leg {
  return {
    venue: 'PMTY',
    choice: {
      matchId,
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: '1',
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: `${matchId}-market`, optionId: `${matchId}-option`, playId: '4' },
    agreedOdds: EVENS,
    timing: 'live',
    parlayAllowed: true,
    score: [1, 1],
    leagueId: 'l1',
    kickOff: 0,
    names: { home: '曼城', away: '利物浦', league: '英超', market: '全场让球' },
    ...change,
  }
}

/** A quote for a leg, unchanged except for `change`. */
export function aQuote(leg: Leg, change: Partial<QuotedLeg> = {}): QuotedLeg {
  return {
    choice: leg.choice,
    wire: leg.wire,
    line: leg.choice.line,
    odds: leg.agreedOdds,
    status: 'open',
    score: leg.score,
    live: leg.timing === 'live',
    ...change,
  }
}

export function anOrder(id = 'o1', change: Partial<PlacementOrder> = {}): PlacementOrder {
  return {
    id,
    venue: 'PMTY',
    currency: 'RMB',
    acceptance: 'none',
    oddsFormat: 'europe',
    bets: [{ series: '1:1', combinations: 1, legs: [aLeg()], unitStake: money(10_000, 'RMB') }],
    validUntil: 30_000,
    ...change,
  }
}

export function aBet(orderNo = 'TL1', state: PlacedBet['state'] = 'confirming', bet = 0): PlacedBet {
  return {
    bet,
    orderNo,
    state,
    stake: money(10_000, 'RMB'),
    maxReturn: money(19_500, 'RMB'),
    odds: [EVENS],
    reasonKey: null,
  }
}
