import type { Hono } from 'hono'
import type { Currency } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { FBTY_TIME_TYPES } from '../../../streams/wire/fbty/betTables.ts'
import {
  type FbtyOrderPage,
  type FbtyOrdersQuery,
  type FbtyOrderSums,
  orderIdsRequest,
  ordersRequest,
} from '../../../streams/wire/fbty/order.ts'
import { FBTY_CURRENCIES } from '../../../streams/wire/fbty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { OrderTotals } from '../../store/orders/totals.ts'
import { instantOf, orderNumberBegins, orderPaging, shownMovements } from '../orderPaging.ts'
import { winnersIn } from '../playedMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { FBTY } from './code.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCaller, type FbtyCalls, found } from './fbtyCall.ts'
import { currencyOf } from './numbers.ts'
import { orderRecord, stateRecord } from './orderRecords.ts'

const WHOLE_NUMBER = /^TL\d{1,19}$/

/** The member's orders at the venue with these numbers. */
export async function ownOrders(
  { store }: Pick<VenueDeps, 'store'>,
  memberId: number,
  orderNos: readonly string[],
): Promise<readonly StoredOrder[]> {
  const orders = await store.orders.byOrderNos(memberId, [...new Set(orderNos)])
  return orders.filter(({ venue }) => venue === FBTY)
}

/** The call for records. */
export function orderCalls(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { store, world } = deps
  const source = { world, winnerOf: winnersIn(world) }

  async function recordsOf(orders: readonly StoredOrder[], { language }: FbtyCaller, alone: boolean) {
    const [only] = orders
    const movements = await shownMovements(store.orders, orders)
    // What has become of a cash-out is read from the record of one order, which waits for a request being made.
    const entries =
      alone && only !== undefined
        ? await store.orders.cashOutsOf(only.orderNo)
        : await store.orders.cashOutsOfAll(orders.map(({ orderNo }) => orderNo))
    return orders.map((order) =>
      orderRecord(
        source,
        order,
        {
          movements: movements.get(order.orderNo),
          cashOuts: entries.filter(({ orderNo }) => orderNo === order.orderNo),
        },
        language,
      ),
    )
  }

  async function byNumber(
    number: string,
    size: number,
    currency: Currency,
    caller: FbtyCaller,
  ): Promise<FbtyOrderPage> {
    const begins = orderNumberBegins(number)
    const { memberId } = caller
    const whole = WHOLE_NUMBER.test(number) ? await ownOrders(deps, memberId, [number]) : []
    if (whole.length === 1) {
      // Read after the cash-outs that it waits for.
      await store.orders.cashOutsOf(number)
      const present = await ownOrders(deps, memberId, [number])
      return { current: 1, size, total: 1, sts: [], records: await recordsOf(present, caller, true) }
    }
    const { orders } = await store.orders.numberBegins(memberId, { venue: FBTY, currency, begins, size })
    const records = await recordsOf(orders, caller, false)
    return { current: 1, size, total: records.length, sts: [], records }
  }

  async function page(
    request: FbtyOrdersQuery,
    currency: Currency,
    caller: FbtyCaller,
  ): Promise<FbtyOrderPage> {
    const { size, page: current } = orderPaging({ size: request.size, page: request.current })
    const { startTime, endTime } = request
    if (request.orderId !== undefined && request.orderId !== '')
      return byNumber(request.orderId, size, currency, caller)
    const list = await store.orders.list(caller.memberId, {
      status: request.isSettled ? 'settled' : 'unsettled',
      orderBy: request.timeType === FBTY_TIME_TYPES.settled ? 'settled' : 'placed',
      currency,
      venue: FBTY,
      size,
      page: current,
      ...(startTime === undefined ? {} : { from: instantOf(startTime) }),
      ...(endTime === undefined ? {} : { to: instantOf(endTime) }),
    })
    return {
      current,
      size,
      total: list.total,
      sts: list.totals.map(sumsOf),
      records: await recordsOf(list.orders, caller, false),
    }
  }

  app.post(
    fbtyPath('orders'),
    calls.post(ordersRequest, async (request, caller) => {
      const currency = currencyOf(request.currencyId)
      return currency === null ? failed('currency') : found(await page(request, currency, caller))
    }),
  )
}

/** The call for the state of orders. */
export function stateCall(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  app.post(
    fbtyPath('orderStates'),
    calls.post(orderIdsRequest, async ({ orderIds }, { memberId, language }) => {
      const orders = await ownOrders(deps, memberId, orderIds)
      return found(orders.map((order) => stateRecord(order, language)))
    }),
  )
}

function sumsOf({
  currency,
  count,
  refused,
  stake,
  maxReturn,
  returned,
  consumed,
  profit,
}: OrderTotals): FbtyOrderSums {
  return {
    cid: FBTY_CURRENCIES[currency],
    ct: count,
    sa: unitsText(stake),
    pa: unitsText(returned),
    cwl: unitsText(profit),
    mwa: unitsText(maxReturn - stake),
    mla: unitsText(maxReturn),
    csm: unitsText(consumed),
    rfn: refused,
  }
}
