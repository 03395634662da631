import { line } from '../../streams/domain/market.ts'
import { money } from '../../streams/domain/money.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import type { Order, OrderLeg, OrderPage } from '../../streams/domain/order.ts'

const rmb = (minor: number) => money(minor, 'RMB')

/** Manchester City -0.5/1 at 1.92, taken at a score of 1-1. */
export function orderLeg(changes: Partial<OrderLeg> = {}): OrderLeg {
  return {
    matchId: '1',
    sport: 'football',
    leagueName: '英格兰超级联赛',
    homeName: '曼城',
    awayName: '利物浦',
    marketName: '全场让球',
    selectionName: '曼城 -0.5/1',
    spec: { kind: 'handicap', stat: 'goals', period: 'match' },
    side: 'home',
    line: line(-3),
    odds: 192_000 as Odds,
    oddsText: '0.92',
    oddsFormat: 'hk',
    live: true,
    kickOff: 0,
    scoreAtBet: [1, 1],
    settleScore: null,
    outcome: null,
    ...changes,
  }
}

/** An accepted single of 200.00 on `orderLeg()`. */
export function order(changes: Partial<Order> = {}): Order {
  const { stake = rmb(20_000), series = '1:1', combinations = 1 } = changes
  return {
    orderNo: 'TL1',
    clientOrderId: null,
    state: 'accepted',
    series,
    kind: series === '1:1' && (changes.legs?.length ?? 1) <= 1 ? 'single' : 'parlay',
    ticket: combinations > 1 ? 'multiple' : 'single',
    combinations,
    channel: null,
    placedAt: new Date(2025, 10, 20, 20, 46).getTime(),
    settledAt: null,
    stake,
    openStake: stake,
    cashOut: { state: 'none', amount: rmb(0) },
    cashable: false,
    maxWin: rmb(18_400),
    returned: null,
    profit: null,
    outcome: null,
    payout: 'unpaid',
    rollbacks: 0,
    movements: [],
    reasonKey: null,
    legs: [orderLeg()],
    ...changes,
  }
}

export function orderPage(orders: readonly Order[], changes: Partial<OrderPage> = {}): OrderPage {
  return {
    orders,
    total: orders.length,
    refused: 0,
    stakeTotal: rmb(41_000),
    profitTotal: rmb(-8_650),
    maxWinTotal: rmb(64_403),
    consumedTotal: rmb(41_000),
    canReturnTotal: rmb(105_403),
    more: false,
    at: 0,
    ...changes,
  }
}
