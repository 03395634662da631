import { of } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { type Currency, money } from '../domain/money.ts'
import type { OrderPage } from '../domain/order.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Betting } from './betting.ts'
import type { SportsBook } from './sportsBook.ts'

/** There is no match, and so no bet. */
const NOTHING_HERE: Failure = {
  type: 'refusal',
  reason: 'noData',
  textKey: 'errors.venue.noData',
  message: null,
  action: 'none',
}

/** The sports of a venue that has none. */
export function noSports(now: () => number): SportsBook {
  const refused = () => of(err(NOTHING_HERE))
  const none = () => of(ok({ value: [], at: now() }))
  return {
    menu: () => of(ok([])),
    matches: none,
    refresh: none,
    match: refused,
    categories: () => of(ok([])),
    markets: refused,
  }
}

/** The bets of a venue without sports: every one is refused, and none is ever open. `now` is venue time, ms. */
export function noBets(now: () => number): Omit<Betting, 'balance'> {
  const refused = () => of(err(NOTHING_HERE))
  const none = () => of(ok({ value: { orders: [], complete: true }, at: now() }))
  return {
    quote: refused,
    place: refused,
    orderStatus: () => of(ok([])),
    orderLookUp: { by: 'list', listedWithinMs: 0, clockSkewMs: 0, list: none },
    orders: ({ currency }) => of(emptyPage(currency, now())),
  }
}

function emptyPage(currency: Currency, at: number): Result<OrderPage, Failure> {
  const zero = money(0, currency)
  return ok({
    orders: [],
    total: 0,
    refused: 0,
    stakeTotal: zero,
    profitTotal: zero,
    maxWinTotal: zero,
    consumedTotal: zero,
    canReturnTotal: zero,
    more: false,
    at,
  })
}
