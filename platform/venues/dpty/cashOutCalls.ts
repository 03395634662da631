import type { Hono } from 'hono'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import { DPTY_CASH_OUT_STATUS_CODES, DPTY_OFFERED } from '../../../streams/wire/dpty/betNumbers.ts'
import { preSettleRequest, settleCheckRequest } from '../../../streams/wire/dpty/cashOut.ts'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { orderIdsRequest } from '../../../streams/wire/dpty/requests.ts'
import type { CashOutResult } from '../../book/cashOuts.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { CashOutEntry } from '../../store/orders/cashOutRequests.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { VenueDeps } from '../venueServer.ts'
import { DPTY } from './code.ts'
import { type DptyCalls, type DptyReply, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { cashOutRefusalCode } from './refusalCodes.ts'

/** The calls for offers of cash-outs, for cashing out, and for what has become of it (docs/venues/dpty.md, 3.9). */
export function cashOutCalls(app: Hono<HttpEnv>, calls: DptyCalls, { store, book }: VenueDeps): void {
  async function own(memberId: number, orderIds: readonly string[]): Promise<readonly StoredOrder[]> {
    const orders = await store.orders.byOrderNos(memberId, [...new Set(orderIds)])
    return orders.filter(({ venue }) => venue === DPTY)
  }

  app.on(
    'POST',
    underBoth(DPTY_PATHS.proposal),
    calls.post(orderIdsRequest, async ({ orderIds }, { memberId }) => {
      const offers = book.cashOuts.offers(await own(memberId, orderIds))
      return found(
        offers.map(({ orderNo, openStake, amount, leastPart }) => ({
          orderId: orderNo,
          openAmount: unitsText(openStake.minor),
          settleAmount: unitsText(amount.minor),
          minAmount: leastPart === null ? '' : unitsText(leastPart.minor),
          s: DPTY_OFFERED.available,
        })),
      )
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.preSettle),
    calls.post(preSettleRequest, async (request, { memberId }) => {
      const [stake, amount] = [minorUnits(request.amount), minorUnits(request.settleAmount)]
      if (stake === null || amount === null) return failed('parameter')
      const { orderId: orderNo, clientOrderId: clientId, validUntil } = request
      const agreed = { memberId, venue: DPTY, orderNo, clientId, validUntil, stake, amount }
      return answerOf(orderNo, await book.cashOuts.take(agreed))
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.settleCheck),
    calls.post(settleCheckRequest, async ({ orderIds, clientOrderId }, { memberId }) => {
      const orders = await own(memberId, orderIds)
      const made: { readonly order: StoredOrder; readonly entries: readonly CashOutEntry[] }[] = []
      for (const order of orders) made.push({ order, entries: await store.orders.cashOutsOf(order.orderNo) })
      const rows = made.flatMap(({ order, entries }) => checkRows(order, entries))
      return found(
        rows
          .filter((row) => clientOrderId === null || row.clientOrderId === clientOrderId)
          .sort((one, other) => one.time - other.time),
      )
    }),
  )
}

function answerOf(id: string, result: CashOutResult): DptyReply {
  if (result.status !== 'refused') {
    const status = DPTY_CASH_OUT_STATUS_CODES[result.status]
    return found({ id, status, settleAmount: unitsText(result.amount) })
  }
  const { reason, amount } = result
  return {
    ok: false,
    code: cashOutRefusalCode(reason),
    name: reason,
    ...(amount === null ? {} : { data: { settleAmount: unitsText(amount) } }),
  }
}

/** The cash-outs of an order, oldest first, with the open stake after each. */
function checkRows({ orderNo, totalStake }: StoredOrder, entries: readonly CashOutEntry[]) {
  let left = totalStake
  return entries.map(({ clientId, status, cancelled, stake, amount, askedAt, reason }) => {
    if (status === 'taken') left -= stake
    return {
      orderId: orderNo,
      clientOrderId: clientId,
      status: DPTY_CASH_OUT_STATUS_CODES[cancelled ? 'cancelled' : status],
      amount: unitsText(stake),
      settleAmount: unitsText(cancelled ? stake : amount),
      leftAmount: unitsText(left),
      time: askedAt,
      code: reason === null ? 0 : cashOutRefusalCode(reason),
    }
  })
}
