import { map, type Observable, of, switchMap } from 'rxjs'
import { addMoney } from '../../domain/amount.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Currency } from '../../domain/money.ts'
import type { Order, OrderNews, OrderPage, OrderQuery } from '../../domain/order.ts'
import { playDay } from '../../domain/protection.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { pendingStatusAnswer } from '../../wire/imty/bet.ts'
import { imtyDate } from '../../wire/imty/dates.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_CONFIRMATIONS, IMTY_DATE_TYPES } from '../../wire/imty/tables.ts'
import { type ImtyWagerList, wagerListAnswer } from '../../wire/imty/wagers.ts'
import type { RecentOrders, RecentQuery } from '../betting.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { refusalKey } from './errors.ts'
import { readOrder } from './map/order.ts'
import { currencyCodes } from './numbers.ts'

const MS_PER_DAY = 86_400_000
const UTC_PLUS_8_MS = 8 * 3_600_000
const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** Requests the state of wagers that are pending. */
export function askOrderStatus$(ask: Ask, orderNos: readonly string[]): Call<readonly OrderNews[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.pendingStatus,
    payload: { WagerIds: orderNos.slice(0, IMTY_LIMITS.pendingWagers) },
    answer: pendingStatusAnswer,
  }).pipe(
    mapValue(({ PendingWagerStatusList }) =>
      PendingWagerStatusList.map(({ WagerID, BetConfirmationStatus, BetStatusMessage }) => {
        const state = STATES.get(BetConfirmationStatus) ?? 'unknown'
        // The payout is with the stake, which the answer does not have.
        return { orderNo: WagerID, state, reasonKey: refusalKey(state, BetStatusMessage), maxWin: null }
      }),
    ),
  )
}

const STATES: ReadonlyMap<number, Order['state']> = new Map([
  [IMTY_CONFIRMATIONS.pending, 'confirming'],
  [IMTY_CONFIRMATIONS.confirmed, 'accepted'],
  [IMTY_CONFIRMATIONS.rejected, 'rejected'],
  [IMTY_CONFIRMATIONS.cancelled, 'cancelled'],
] as const)

const OPEN: readonly number[] = [IMTY_CONFIRMATIONS.pending, IMTY_CONFIRMATIONS.confirmed]
const ALL: readonly number[] = Object.values(IMTY_CONFIRMATIONS)

interface Wagers {
  readonly list: ImtyWagerList
  readonly orders: readonly Order[]
}

function askWagers$(
  ask: Ask,
  path: string,
  payload: object,
  { currency, polled }: { readonly currency: Currency; readonly polled: boolean },
): Call<Dated<Wagers>> {
  return ask({
    kind: 'read',
    polled,
    path,
    payload: { ...payload, Currency: currencyCodes[currency] },
    answer: wagerListAnswer,
  }).pipe(mapDated((list) => ({ list, orders: list.WagerList.map((wager) => readOrder(wager, currency)) })))
}

/** Requests one page of the records, newest first. */
export function askOrders$(ask: Ask, query: OrderQuery, serverNow: number): Call<OrderPage> {
  const { currency, page, size, number } = query
  const paging = { Page: page, PageRecords: size }
  if (number !== undefined) {
    const payload = { ...paging, WagerId: number, DateType: IMTY_DATE_TYPES.bet }
    return askWagers$(ask, IMTY_PATHS.statement, payload, { currency, polled: false }).pipe(
      mapValue((found, at) => orderPage(found, query, at)),
    )
  }
  if (!query.settled) {
    const payload = { ...paging, BetConfirmationStatus: OPEN }
    return askWagers$(ask, IMTY_PATHS.betList, payload, { currency, polled: true }).pipe(
      mapValue((found, at) => orderPage(found, query, at)),
    )
  }
  const { from, to } = rangeOf(query.range, serverNow)
  const payload = {
    ...paging,
    DateType: IMTY_DATE_TYPES.bet,
    StartDate: imtyDate(from),
    EndDate: imtyDate(to),
  }
  return askWagers$(ask, IMTY_PATHS.statement, payload, { currency, polled: false }).pipe(
    mapValue((found, at) => orderPage(found, query, at)),
  )
}

/** The beginnings of calendar days in UTC+8 (docs/betting.md, 8). */
function rangeOf(
  range: OrderQuery['range'],
  serverNow: number,
): { readonly from: number; readonly to: number } {
  const tomorrow = startOfDay(serverNow) + MS_PER_DAY
  switch (range) {
    case 'today':
      return { from: tomorrow - MS_PER_DAY, to: tomorrow }
    case 'yesterday':
      return { from: tomorrow - 2 * MS_PER_DAY, to: tomorrow - MS_PER_DAY }
    case 'week':
      return { from: tomorrow - WEEK_DAYS * MS_PER_DAY, to: tomorrow }
    case 'month':
      return { from: tomorrow - MONTH_DAYS * MS_PER_DAY, to: tomorrow }
    case 'all':
      return { from: tomorrow - IMTY_LIMITS.statementDays * MS_PER_DAY, to: tomorrow }
    default:
      return range
  }
}

function startOfDay(at: number): number {
  return playDay(at) * MS_PER_DAY - UTC_PLUS_8_MS
}

function orderPage({ list, orders }: Wagers, { currency, page, size }: OrderQuery, at: number): OrderPage {
  const sumOf = (pick: (order: Order) => number) =>
    orders.reduce((sum, order) => addMoney(sum, { minor: pick(order), currency }) ?? sum, {
      minor: 0,
      currency,
    })
  const total = Math.max(list.TotalCount, orders.length)
  return {
    orders,
    total,
    refused: list.refusedNum,
    ...(list.transactionNum === null ? {} : { accepted: list.transactionNum }),
    stakeTotal: unitsMoney(list.betTotalAmount, currency) ?? sumOf(({ stake }) => stake.minor),
    profitTotal: unitsMoney(list.profit, currency) ?? sumOf(({ profit }) => profit?.minor ?? 0),
    maxWinTotal: unitsMoney(list.maxWinAmountTotal, currency) ?? sumOf(({ maxWin }) => maxWin.minor),
    consumedTotal: unitsMoney(list.amountConsumptionAll, currency),
    canReturnTotal: list.totalCanWinAmount === null ? null : unitsOrZero(list.totalCanWinAmount, currency),
    more: page * size < total,
    at,
  }
}

/**
 * Requests the wagers since a time: those that are not settled, and then those that are over, so that one that is
 * settled in between is found in the first (docs/venues/imty.md, 3.6).
 */
export function askRecent$(ask: Ask, { currency, from }: RecentQuery): Call<Dated<RecentOrders>> {
  const paging = { Page: 1, PageRecords: IMTY_LIMITS.statementRecords }
  const open$ = askWagers$(
    ask,
    IMTY_PATHS.betList,
    { ...paging, BetConfirmationStatus: ALL },
    { currency, polled: true },
  )
  const over = {
    ...paging,
    DateType: IMTY_DATE_TYPES.bet,
    StartDate: imtyDate(startOfDay(from)),
    EndDate: imtyDate(startOfDay(from) + 2 * MS_PER_DAY),
  }
  return open$.pipe(
    switchMap((open): Observable<Result<Dated<RecentOrders>, Failure>> => {
      if (!open.ok) return of(err(open.error))
      return askWagers$(ask, IMTY_PATHS.statement, over, { currency, polled: true }).pipe(
        map((settled) =>
          settled.ok
            ? ok({ value: joined(open.value.value, settled.value.value, from), at: open.value.at })
            : settled,
        ),
      )
    }),
  )
}

function joined(open: Wagers, over: Wagers, from: number): RecentOrders {
  const byNo = new Map([...over.orders, ...open.orders].map((order) => [order.orderNo, order]))
  return { orders: [...byNo.values()], complete: reaches(open, from) && reaches(over, from) }
}

/** Whether a list holds everything, or reaches back before a time. */
function reaches({ list, orders }: Wagers, from: number): boolean {
  return orders.length >= list.TotalCount || orders.some(({ placedAt }) => placedAt < from)
}
