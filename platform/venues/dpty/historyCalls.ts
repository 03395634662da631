import type { Hono } from 'hono'
import type { Currency } from '../../../streams/domain/money.ts'
import { playDay } from '../../../streams/domain/protection.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  DPTY_IS_RESERVE,
  DPTY_RESERVATION_CODES,
  DPTY_TIME_TYPES,
} from '../../../streams/wire/dpty/betNumbers.ts'
import { historyRequest, type HistoryRequest } from '../../../streams/wire/dpty/history.ts'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { OrderTotals } from '../../store/orders/totals.ts'
import { instantOf, orderNumberBegins, shownMovements } from '../orderPaging.ts'
import { winnersIn } from '../playedMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { DPTY } from './code.ts'
import { type DptyCaller, type DptyCalls, type DptyReply, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { currencyOf } from './numbers.ts'
import { orderRecord } from './orderRecords.ts'

/** `orderIndex` is at most this. */
const LAST_INDEX = 63
const MS_PER_DAY = 86_400_000
const UTC_PLUS_8_MS = 8 * 3_600_000

/** The call for records (docs/venues/dpty.md, 3.7 and 3.8). */
export function historyCalls(app: Hono<HttpEnv>, calls: DptyCalls, { store, world }: VenueDeps): void {
  const winnerOf = winnersIn(world)
  const { orders } = store

  async function recordsOf(
    listed: readonly StoredOrder[],
    { language }: DptyCaller,
  ): Promise<readonly object[]> {
    const movements = await shownMovements(orders, listed)
    return listed.map((order) => orderRecord(order, { language, winnerOf }, movements.get(order.orderNo)))
  }

  async function answerOf(
    listed: readonly StoredOrder[],
    request: HistoryRequest,
    caller: DptyCaller,
    { count, totals = NO_TOTALS }: { readonly count: number; readonly totals?: object },
  ): Promise<DptyReply> {
    const { pageNum, pageSize } = request
    const pageData = await recordsOf(listed, caller)
    return found({ pager: { count, pageNum, pageSize, pageData }, ...totals }, caller.now)
  }

  /** Every order of a confirm, whatever its state. */
  async function ofConfirm(clientOrderId: string, request: HistoryRequest, caller: DptyCaller) {
    const ids = Array.from({ length: LAST_INDEX + 1 }, (_, index) => `${clientOrderId}.${index}`)
    const made = await orders.byClientOrderIds(caller.memberId, ids)
    const own = made.filter(({ venue }) => venue === DPTY)
    return answerOf(own, request, caller, { count: own.length })
  }

  async function reservations(currency: Currency, request: HistoryRequest, caller: DptyCaller) {
    const { waiting, confirming } = DPTY_RESERVATION_CODES
    const isWaiting = request.reserveStatus.some((code) => code === waiting || code === confirming)
    const { from } = timeRange(request, caller.now)
    const list = await orders.reservations(caller.memberId, {
      venue: DPTY,
      currency,
      size: request.pageSize,
      page: request.pageNum,
      shown: isWaiting ? 'waiting' : 'failed',
      ...(from === undefined ? {} : { from }),
    })
    return answerOf(list.orders, request, caller, { count: list.total })
  }

  async function numbered(currency: Currency, request: HistoryRequest, caller: DptyCaller) {
    const begins = orderNumberBegins(request.orderId)
    const query = { venue: DPTY, currency, begins, size: request.pageSize }
    const list = await orders.numberBegins(caller.memberId, query)
    // A count above that of this page says that there are more.
    const count = list.orders.length + (list.next === null ? 0 : 1)
    return answerOf(list.orders, request, caller, { count })
  }

  async function page(currency: Currency, request: HistoryRequest, caller: DptyCaller) {
    const list = await orders.list(caller.memberId, {
      status: request.isSettle ? 'settled' : 'unsettled',
      orderBy: request.isSettle ? 'settled' : 'placed',
      currency,
      venue: DPTY,
      size: request.pageSize,
      page: request.pageNum,
      ...timeRange(request, caller.now),
    })
    const sum = list.totals.find((each) => each.currency === currency)
    return answerOf(list.orders, request, caller, { count: list.total, totals: totalsOf(sum ?? NOTHING) })
  }

  app.on(
    'POST',
    underBoth(DPTY_PATHS.history),
    calls.post(historyRequest, (request, caller) => {
      if (request.clientOrderId !== null) return ofConfirm(request.clientOrderId, request, caller)
      const currency = currencyOf(request.currency)
      if (currency === null) return failed('currencyUnsupported')
      if (request.isReserve === DPTY_IS_RESERVE.reservation) return reservations(currency, request, caller)
      if (request.orderId !== '') return numbered(currency, request, caller)
      return page(currency, request, caller)
    }),
  )
}

const NOTHING = { stake: 0, profit: 0, maxReturn: 0, consumed: 0, refused: 0 } as const

type Sums = Pick<OrderTotals, keyof typeof NOTHING>

function totalsOf({ stake, profit, maxReturn, consumed, refused }: Sums) {
  return {
    totalProductAmount: unitsText(stake),
    totalProfitAmount: unitsText(profit),
    totalMaxWinAmount: unitsText(maxReturn - stake),
    amountConsumptionAll: unitsText(consumed),
    totalCanWinAmount: unitsText(maxReturn),
    refusedNum: refused,
  }
}

const NO_TOTALS = {
  totalProductAmount: '',
  totalProfitAmount: '',
  totalMaxWinAmount: '',
  amountConsumptionAll: '',
  totalCanWinAmount: '',
  refusedNum: null,
} as const

/** The range of a `timeType`, in calendar days in UTC+8 (docs/betting.md, 8); all time if there is none. */
function timeRange(
  { timeType, beginTime, endTime }: Pick<HistoryRequest, 'timeType' | 'beginTime' | 'endTime'>,
  now: number,
): { readonly from?: number; readonly to?: number } {
  const tomorrow = (playDay(now) + 1) * MS_PER_DAY - UTC_PLUS_8_MS
  const today = tomorrow - MS_PER_DAY
  switch (timeType) {
    case DPTY_TIME_TYPES.today:
      return { from: today }
    case DPTY_TIME_TYPES.yesterday:
      return { from: today - MS_PER_DAY, to: today }
    case DPTY_TIME_TYPES.week:
      return { from: tomorrow - 7 * MS_PER_DAY }
    case DPTY_TIME_TYPES.month:
      return { from: tomorrow - 30 * MS_PER_DAY }
    case DPTY_TIME_TYPES.custom:
      return {
        ...(beginTime === null ? {} : { from: instantOf(beginTime) }),
        ...(endTime === null ? {} : { to: instantOf(endTime) }),
      }
    default:
      return {}
  }
}
