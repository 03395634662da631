import type { Hono } from 'hono'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import { buyBackCode } from '../../../streams/wire/imty/buyBackCodes.ts'
import { IMTY_PATHS, IMTY_LIMITS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import { IMTY_TRADES } from '../../../streams/wire/imty/tables.ts'
import { buyBackRequest, type ImtyBuyBackAnswer } from '../../../streams/wire/imty/wagers.ts'
import { cashOutResult, type CashOutResult } from '../../book/cashOuts.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import { failed, found, type ImtyCalls, type ImtyReply } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { isTimely } from './placeCalls.ts'
import { type Pricing, pricingId, pricingOf, saleRefusalCode } from './sales.ts'
import { ownWagers } from './wagerNumbers.ts'

/** The call that sells a wager as a whole (docs/venues/imty.md, 3.7). */
export function buyBackCalls(app: Hono<HttpEnv>, calls: ImtyCalls, deps: ImtyDeps): void {
  const { store, book, clock, code: venue } = deps
  /** A refusal, with the present offer. */
  function refused(code: number, WagerId: string, order: StoredOrder | null): ImtyReply {
    const [offer] = order === null ? [] : book.cashOuts.offers([order])
    const fields: ImtyBuyBackAnswer = {
      WagerId,
      BetTradeStatus: IMTY_TRADES.unsold,
      BetTradeBuyBackAmount: '',
      BuyBackPricing: offer === undefined ? '' : unitsText(offer.amount.minor),
      PricingId: offer === undefined ? '' : pricingId(offer.orderNo, offer.amount.minor, clock.now()),
    }
    return { code, name: null, fields: { ...fields } }
  }

  function answerOf(result: CashOutResult, WagerId: string, order: StoredOrder): ImtyReply {
    if (result.status === 'refused') return refused(saleRefusalCode(result.reason), WagerId, order)
    const taken = result.status === 'taken'
    const fields: ImtyBuyBackAnswer = {
      WagerId,
      BetTradeStatus: taken ? IMTY_TRADES.sold : IMTY_TRADES.pending,
      BetTradeBuyBackAmount: taken ? unitsText(result.amount) : '',
      BuyBackPricing: '',
      PricingId: '',
    }
    return found({ ...fields })
  }

  app.post(
    IMTY_PATHS.buyBack,
    calls(buyBackRequest, async ({ WagerId, BuyBackPricing, PricingId }, caller) => {
      const { memberId, now, sentAt } = caller
      const [order] = await ownWagers(deps, memberId, [WagerId])
      const pricing = PricingId.length > IMTY_LIMITS.pricingId ? null : pricingOf(PricingId)
      // The same sale again is answered with the first, however late it comes.
      const requests = order === undefined ? [] : await store.orders.cashOutsOf(order.orderNo)
      const made = requests.find(({ clientId }) => clientId === PricingId)
      if (order !== undefined && made !== undefined) return answerOf(cashOutResult(made), WagerId, order)
      if (!isTimely(caller, clock.rate)) return failed('badTimestamp')
      if (order === undefined) return refused(buyBackCode('orderNotFound'), WagerId, null)
      const amount = minorUnits(BuyBackPricing)
      if (amount === null || !fits(pricing, order, amount, now, clock.rate)) {
        return refused(buyBackCode('returnChanged'), WagerId, order)
      }
      const result = await book.cashOuts.take({
        memberId,
        venue,
        orderNo: order.orderNo,
        clientId: PricingId,
        amount,
        stake: order.openStake,
        validUntil: sentAt + IMTY_TIMES.betLateMs * clock.rate,
      })
      return answerOf(result, WagerId, order)
    }),
  )
}

/** Whether a `PricingId` is for this wager and amount, and not too old. */
function fits(
  pricing: Pricing | null,
  { orderNo }: StoredOrder,
  amount: number,
  now: number,
  rate: number,
): boolean {
  if (pricing === null || pricing.orderNo !== orderNo || pricing.minor !== amount) return false
  return pricing.at <= now && pricing.at >= now - IMTY_TIMES.pricingMs * rate
}
