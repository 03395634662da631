import * as v from 'valibot'
import type { Hono } from 'hono'
import { betRequest } from '../../../streams/wire/pmty/bet.ts'
import { latestMarketRequest } from '../../../streams/wire/pmty/latestMarket.ts'
import { looseText } from '../../../streams/wire/pmty/lenient.ts'
import { limitsRequest } from '../../../streams/wire/pmty/limits.ts'
import { orderListRequest } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitBody } from '../../http/limitBody.ts'
import { currencyOf, readBet } from './betReading.ts'
import { latestMarket } from './latestMarkets.ts'
import { limitRows } from './limitRows.ts'
import { orderPage } from './orderPage.ts'
import { placedAnswer, statusRow } from './orderRecords.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'
import type { PmtyDeps } from './pmtyDeps.ts'
import { refusalCode } from './refusalCodes.ts'

const MAX_QUESTIONS = 20
const MAX_ORDER_NOS = 100
const statusQuery = v.object({ orderNos: looseText })

/** Prices and limits of legs, bets, and what became of them. */
export function betCalls(app: Hono<HttpEnv>, calls: PmtyCalls, deps: PmtyDeps): void {
  const { world, store, book, limits, siteId } = deps

  app.post(
    PMTY_PATHS.latestMarkets,
    limitBody,
    calls.post(latestMarketRequest, ({ idList }, { language }) =>
      found(
        idList.slice(0, MAX_QUESTIONS).flatMap((question) => latestMarket(world, question, language) ?? []),
      ),
    ),
  )
  app.post(
    PMTY_PATHS.limits,
    limitBody,
    calls.post(limitsRequest, ({ orderMaxBetMoney, currencyCode }) =>
      found(limitRows(world, orderMaxBetMoney.slice(0, MAX_QUESTIONS), currencyOf(currencyCode))),
    ),
  )
  app.post(
    PMTY_PATHS.bet,
    limitBody,
    calls.post(betRequest, async (request, { memberId, language }) => {
      if (!limits.bet.take(String(memberId))) return failed('rateLimited')
      const confirm = readBet(request, memberId, siteId)
      if (confirm === null) return failed('selectionInvalid')
      const result = await book.place(confirm)
      if (result.ok) return found(placedAnswer(result.orders, language))
      const { reason } = result.refusal
      return { ok: false, code: refusalCode(reason), name: reason }
    }),
  )
  app.get(
    PMTY_PATHS.orderStatus,
    calls.get(statusQuery, async ({ orderNos }, { memberId }) => {
      const wanted = orderNos.split(',').slice(0, MAX_ORDER_NOS)
      const orders = await store.orders.byOrderNos(memberId, wanted)
      return found(orders.map(statusRow))
    }),
  )
  app.post(
    PMTY_PATHS.orders,
    limitBody,
    calls.post(orderListRequest, async (request, caller) =>
      found(await orderPage(store.orders, request, caller), caller.now),
    ),
  )
}
