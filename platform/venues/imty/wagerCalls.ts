import type { Hono } from 'hono'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { imtyTime } from '../../../streams/wire/imty/dates.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_DATE_TYPES } from '../../../streams/wire/imty/tables.ts'
import {
  betListRequest,
  type ImtyBetListRequest,
  type ImtyStatementRequest,
  type ImtyWagerRecord,
  statementRequest,
} from '../../../streams/wire/imty/wagers.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import { orderNumberBegins, shownMovements } from '../orderPaging.ts'
import { winnersIn } from '../playedMatches.ts'
import { failed, found, type ImtyCaller, type ImtyCalls, type ImtyReply } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { askedCurrency } from './numbers.ts'
import type { SaleState } from './sales.ts'
import { createWagerLists, type ListedWagers, NO_TOTALS, type Paging, totalsOf } from './wagerLists.ts'
import { orderNumber, ownWagers } from './wagerNumbers.ts'
import { wagerRecord } from './wagerRecords.ts'

const MS_PER_DAY = 86_400_000
export const LONGEST_RANGE_MS = IMTY_LIMITS.statementDays * MS_PER_DAY
const MAX_PAGE = 1_000_000
/** The calls for lists of wagers (docs/venues/imty.md, 3.6). */
export function wagerCalls(app: Hono<HttpEnv>, calls: ImtyCalls, deps: ImtyDeps): void {
  const { store, world, book, code } = deps
  const lists = createWagerLists(deps)
  const winnerOf = winnersIn(world)

  /** `settled` waits for sales that are being made, so that one that is not named was not made before. */
  async function records(
    orders: readonly StoredOrder[],
    { language, now }: ImtyCaller,
    settled: boolean,
  ): Promise<readonly ImtyWagerRecord[]> {
    const movements = await shownMovements(store.orders, orders)
    const offers = new Map(book.cashOuts.offers(orders).map((offer) => [offer.orderNo, offer]))
    const numbers = orders.map(({ orderNo }) => orderNo)
    const asked = settled
      ? (await Promise.all(numbers.map((orderNo) => store.orders.cashOutsOf(orderNo)))).flat()
      : await store.orders.cashOutsOfAll(numbers)
    // The oldest first, so the last of each wager is kept.
    const last = new Map(asked.map((each) => [each.orderNo, each]))
    return orders.map((order) => {
      const sale: SaleState = {
        offer: offers.get(order.orderNo) ?? null,
        last: last.get(order.orderNo) ?? null,
      }
      return wagerRecord(order, sale, movements.get(order.orderNo) ?? [], { language, now, winnerOf, world })
    })
  }

  async function answer(
    { orders, totals }: ListedWagers,
    caller: ImtyCaller,
    settled = false,
  ): Promise<ImtyReply> {
    return found({
      WagerList: await records(orders, caller, settled),
      TotalCount: totals.count,
      refusedNum: totals.refused,
      transactionNum: totals.count - totals.refused,
      betTotalAmount: unitsText(totals.stake),
      profit: unitsText(totals.profit),
      maxWinAmountTotal: unitsText(totals.maxReturn - totals.stake),
      amountConsumptionAll: unitsText(totals.consumed),
      totalCanWinAmount: unitsText(totals.maxReturn),
    })
  }

  app.post(
    IMTY_PATHS.betList,
    calls(betListRequest, async (request, caller) => {
      const paging = pagingOf(request)
      if (paging === null) return failed('currencyUnsupported')
      if (request.WagerIds !== undefined) {
        const ids = request.WagerIds.slice(0, IMTY_LIMITS.pendingWagers)
        const orders = (await ownWagers(deps, caller.memberId, ids)).toReversed()
        return answer({ orders, totals: totalsOf(orders) }, caller, true)
      }
      const states = new Set(request.BetConfirmationStatus)
      return answer(await lists.inStates(caller.memberId, states, paging, caller.now), caller)
    }),
  )
  app.post(
    IMTY_PATHS.statement,
    calls(statementRequest, async (request, caller) => {
      const paging = pagingOf(request)
      if (paging === null) return failed('currencyUnsupported')
      const { currency, page, size } = paging
      if (request.WagerId !== '') {
        const begins = orderNumberBegins(request.WagerId)
        if (orderNumber(begins) === null) return answer({ orders: [], totals: NO_TOTALS }, caller)
        const query = { venue: code, currency, begins, size }
        const { orders } = await store.orders.numberBegins(caller.memberId, query)
        return answer({ orders, totals: totalsOf(orders) }, caller)
      }
      const range = rangeOf(request)
      if (typeof range === 'string') return failed(range)
      const orderBy = request.DateType === IMTY_DATE_TYPES.event ? 'kickOff' : 'placed'
      const query = { status: 'settled', orderBy, currency, venue: code, page, size, ...range } as const
      return answer(await lists.listed(caller.memberId, query), caller)
    }),
  )
}

/** `null` for a currency in which nobody bets here. */
function pagingOf({
  Currency,
  Page,
  PageRecords,
}: Pick<ImtyBetListRequest, 'Currency' | 'Page' | 'PageRecords'>): Paging | null {
  const currency = askedCurrency(Currency)
  if (currency === null) return null
  return {
    currency,
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(Page))),
    size: Math.min(IMTY_LIMITS.statementRecords, Math.max(1, Math.trunc(PageRecords))),
  }
}

function rangeOf({
  StartDate,
  EndDate,
}: ImtyStatementRequest): { readonly from: number; readonly to: number } | ImtyCodeName {
  const from = StartDate === null ? null : imtyTime(StartDate)
  if (from === null) return 'badBeginning'
  const to = EndDate === null ? null : imtyTime(EndDate)
  if (to === null) return 'badEnd'
  return to < from || to - from > LONGEST_RANGE_MS ? 'badRange' : { from, to }
}
