import * as v from 'valibot'
import type { Hono } from 'hono'
import { betRequest } from '../../../streams/wire/pmty/bet.ts'
import { latestMarketRequest } from '../../../streams/wire/pmty/latestMarket.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { limitsRequest } from '../../../streams/wire/pmty/limits.ts'
import { orderListRequest } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { askedCurrency, readBet } from './betReading.ts'
import { latestMarket } from './latestMarkets.ts'
import { limitRows } from './limitRows.ts'
import { orderPage } from './orderPage.ts'
import { placedAnswer, statusRow } from './orderRecords.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'
import { winnersIn } from '../playedMatches.ts'
import { stakerOf } from '../stakeLimits.ts'
import type { VenueDeps } from '../venueServer.ts'
import { refusalCode } from './refusalCodes.ts'

const MAX_QUESTIONS = 20
const MAX_ORDER_NOS = 100
/** Order numbers, comma-separated. */
const statusQuery = v.object({ orderNos: v.pipe(looseText, v.regex(/^(TL\d{1,19}(,TL\d{1,19})*)?$/)) })

/** The calls for prices and limits of legs, bets, and the state of orders. */
export function betCalls(app: Hono<HttpEnv>, calls: PmtyCalls, deps: VenueDeps): void {
  const { world, bookWorld, store, book } = deps
  const winnerOf = winnersIn(world)

  app.post(
    PMTY_PATHS.latestMarkets,
    calls.post(latestMarketRequest, ({ idList }, { language }) =>
      found(
        idList
          .slice(0, MAX_QUESTIONS)
          .flatMap((question) => latestMarket(bookWorld, question, language) ?? []),
      ),
    ),
  )
  app.post(
    PMTY_PATHS.limits,
    calls.post(limitsRequest, async ({ orderMaxBetMoney, currencyCode }, { memberId }) => {
      const currency = askedCurrency(currencyCode)
      if (currency === null) return failed('currencyUnsupported')
      const questions = orderMaxBetMoney.slice(0, MAX_QUESTIONS)
      const matchIds = questions.map(({ matchId }) => matchId)
      return found(
        limitRows(
          bookWorld,
          questions,
          await stakerOf({ store, world: bookWorld }, memberId, currency, matchIds),
        ),
      )
    }),
  )
  app.post(
    PMTY_PATHS.bet,
    calls.post(betRequest, async (request, { memberId, language }) => {
      const confirm = readBet(deps, request, memberId)
      if (typeof confirm === 'string') return failed(confirm)
      const result = await book.place(confirm)
      if (result.ok) return found(placedAnswer(result.orders, language))
      const { reason } = result.refusal
      return { ok: false, code: refusalCode(reason), name: reason }
    }),
  )
  app.get(
    PMTY_PATHS.orderStatus,
    calls.get(statusQuery, async ({ orderNos }, { memberId }) => {
      const wanted = [...new Set(orderNos.split(','))].slice(0, MAX_ORDER_NOS)
      const orders = await store.orders.byOrderNos(memberId, wanted)
      return found(orders.map(statusRow))
    }),
  )
  app.post(
    PMTY_PATHS.orders,
    calls.post(orderListRequest, async (request, caller) => {
      const page = await orderPage({ orders: store.orders, winnerOf }, request, caller)
      return typeof page === 'string' ? failed(page) : found(page, caller.now)
    }),
  )
}
