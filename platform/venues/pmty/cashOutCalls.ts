import * as v from 'valibot'
import type { Hono } from 'hono'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import { cashOutRequest } from '../../../streams/wire/pmty/cashOut.ts'
import { CASH_OUT_CONFIRMING } from '../../../streams/wire/pmty/cashOutCodes.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { CashOutResult } from '../../book/cashOuts.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { VenueDeps } from '../venueServer.ts'
import { cashOutRefusalCode, historyRows, quoteRow, stateRow } from './cashOutRecords.ts'
import { PMTY } from './code.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls, PmtyReply } from './pmtyCall.ts'

const MAX_ORDERS = 50
const ordersQuery = v.object({ orderNo: v.pipe(looseText, v.regex(/^(TL\d{1,19}(,TL\d{1,19})*)?$/)) })
const orderQuery = v.object({ orderNo: v.pipe(looseText, v.regex(/^TL\d{1,19}$/)) })

/** The calls for offers of cash-outs, for cashing out, and for what has become of it. */
export function cashOutCalls(app: Hono<HttpEnv>, calls: PmtyCalls, { store, book }: VenueDeps): void {
  async function own(memberId: number, orderNos: readonly string[]): Promise<readonly StoredOrder[]> {
    const orders = await store.orders.byOrderNos(memberId, orderNos)
    return orders.filter(({ venue }) => venue === PMTY)
  }

  app.get(
    PMTY_PATHS.cashOutQuotes,
    calls.get(ordersQuery, async ({ orderNo }, { memberId }) => {
      const wanted = [...new Set(orderNo.split(','))].slice(0, MAX_ORDERS)
      const orders = await own(memberId, wanted)
      const offers = new Map(book.cashOuts.offers(orders).map((offer) => [offer.orderNo, offer]))
      return found(
        orders.flatMap((order) => {
          const offer = offers.get(order.orderNo)
          return offer === undefined ? [] : [quoteRow(order, offer)]
        }),
      )
    }),
  )
  app.post(
    PMTY_PATHS.cashOut,
    calls.post(cashOutRequest, async (request, { memberId }) => {
      const stake = minorUnits(request.settleAmount)
      const amount = minorUnits(request.frontSettleAmount)
      if (stake === null || amount === null) return failed('selectionInvalid')
      const { orderNo, clientOrderId: clientId, validUntil } = request
      return answerOf(
        await book.cashOuts.take({ memberId, venue: PMTY, orderNo, clientId, validUntil, stake, amount }),
      )
    }),
  )
  app.get(
    PMTY_PATHS.cashOutState,
    calls.get(orderQuery, async ({ orderNo }, { memberId }) => {
      const [order] = await own(memberId, [orderNo])
      if (order === undefined) return found([])
      const entries = await store.orders.cashOutsOf(orderNo)
      // The newest first: a client that knows no ids reads the first row.
      return found(entries.map(stateRow).toReversed())
    }),
  )
  app.get(
    PMTY_PATHS.cashOutHistory,
    calls.get(orderQuery, async ({ orderNo }, { memberId }) => {
      const [order] = await own(memberId, [orderNo])
      return found(order === undefined ? [] : historyRows(order, await store.orders.cashOutsOf(orderNo)))
    }),
  )
}

function answerOf(result: CashOutResult): PmtyReply {
  switch (result.status) {
    case 'taken':
      return found(null)
    case 'confirming':
      return { ok: false, code: CASH_OUT_CONFIRMING, name: 'confirming' }
    case 'refused':
      return {
        ok: false,
        code: cashOutRefusalCode(result.reason),
        name: result.reason,
        data: result.amount === null ? null : unitsText(result.amount),
      }
  }
}
