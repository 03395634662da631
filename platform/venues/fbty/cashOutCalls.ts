import type { Hono } from 'hono'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import { FBTY_CASH_OUT_ANSWER_CODES } from '../../../streams/wire/fbty/betTables.ts'
import { type FbtyCashOutOffer, cashOutRequest } from '../../../streams/wire/fbty/cashOut.ts'
import { orderIdsRequest } from '../../../streams/wire/fbty/order.ts'
import type { CashOutOffer } from '../../book/cashOutOffer.ts'
import type { CashOutResult } from '../../book/cashOuts.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { VenueDeps } from '../venueServer.ts'
import { FBTY } from './code.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCalls, type FbtyReply, found } from './fbtyCall.ts'
import { orderCode } from './numbers.ts'
import { ownOrders } from './orderCalls.ts'
import { cashOutRefusalCode } from './refusals.ts'

/** The most cash-outs of an order at the venue. */
export const MOST = 5
const MILLIONTHS = 1_000_000

/** The calls for offers of cash-outs, and for cashing out. */
export function cashOutCalls(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { book, store } = deps

  /** Whether an order has reached the maximum number of cash-outs; a repeated request does not count as another one. */
  async function isSpent(orderNo: string, clientId: string): Promise<boolean> {
    const entries = await store.orders.cashOutsOf(orderNo)
    if (entries.some((each) => each.clientId === clientId)) return false
    return entries.filter(({ status }) => status === 'taken').length >= MOST
  }

  app.post(
    fbtyPath('cashOutOffers'),
    calls.post(orderIdsRequest, async ({ orderIds }, { memberId }) => {
      const orders = await ownOrders(deps, memberId, orderIds)
      const offers = new Map(book.cashOuts.offers(orders).map((offer) => [offer.orderNo, offer]))
      return found({ mxc: MOST, pr: orders.map((order) => offerRow(order, offers.get(order.orderNo))) })
    }),
  )
  app.post(
    fbtyPath('cashOut'),
    calls.post(cashOutRequest, async (request, { memberId }) => {
      const { orderId: orderNo, relatedId: clientId, validUntil } = request
      const stake = minorUnits(request.cashOutStake)
      const amount = minorUnits(request.cashOutPayoutStake)
      if (stake === null || amount === null) return failed('badRequest')
      const [order] = await ownOrders(deps, memberId, [orderNo])
      if (order !== undefined && (await isSpent(orderNo, clientId)))
        return { ok: false, code: cashOutRefusalCode('tooManyCashOuts') }
      return answerOf(
        `${orderNo}.${clientId}`,
        await book.cashOuts.take({ memberId, venue: FBTY, orderNo, clientId, validUntil, stake, amount }),
      )
    }),
  )
}

function offerRow(order: StoredOrder, offer: CashOutOffer | undefined): FbtyCashOutOffer {
  const amount = offer?.amount.minor ?? 0
  const openStake = offer?.openStake.minor ?? order.openStake
  // Cut to six decimals.
  const perUnit = openStake === 0 ? 0n : (BigInt(amount) * BigInt(MILLIONTHS)) / BigInt(openStake)
  const least = offer?.leastPart ?? null
  return {
    oid: order.orderNo,
    amt: Number(perUnit) / MILLIONTHS,
    st: orderCode(order),
    smis: least === null ? '' : unitsText(least.minor),
    pmis: '',
    ost: unitsText(openStake),
    oam: unitsText(amount),
  }
}

function answerOf(id: string, result: CashOutResult): FbtyReply {
  if (result.status !== 'refused') return found({ id, st: FBTY_CASH_OUT_ANSWER_CODES[result.status] })
  const { reason, amount } = result
  return {
    ok: false,
    code: cashOutRefusalCode(reason),
    data: amount === null ? null : { cashOutPayoutStake: unitsText(amount) },
  }
}
