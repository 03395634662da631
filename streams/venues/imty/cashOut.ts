import { map } from 'rxjs'
import { type CashOutQuote } from '../../domain/cashOut.ts'
import { type Currency, MINOR_PER_UNIT, money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import { buyBackReasonOf } from '../../wire/imty/buyBackCodes.ts'
import { IMTY_SUCCESS } from '../../wire/imty/codes.ts'
import { IMTY_LIMITS, IMTY_PATHS, IMTY_TIMES } from '../../wire/imty/paths.ts'
import { IMTY_TRADES } from '../../wire/imty/tables.ts'
import { buyBackAnswer, type ImtyWager, wagerListAnswer } from '../../wire/imty/wagers.ts'
import type { Call, Dated } from '../call.ts'
import type { CashableOrder, CashOut, CashOutAnswer, CashOutEntry, CashOutRequest } from '../cashOut.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { refusedCashOut } from '../refusedCashOut.ts'
import type { Ask } from './call.ts'
import { readOrder } from './map/order.ts'
import { currencyCodes } from './numbers.ts'

interface CashOutDeps {
  readonly ask: Ask
  readonly timeoutMs: number
  /** Platform ms per local ms. */
  readonly rate: () => number
}

/** How many `PricingId`s are kept; the oldest are dropped. */
const MOST_PRICINGS = 200

/** Sells wagers as a whole (docs/venues/imty.md, 3.7). */
export function createCashOut({ ask, timeoutMs, rate }: CashOutDeps): CashOut {
  /** The last offer of each wager: its amount in minor units, and the id that stands for it. */
  const pricings = new Map<string, { readonly minor: number; readonly id: string }>()
  const note = (orderNo: string, amount: string, id: string, currency: Currency): void => {
    const money = unitsMoney(amount, currency)
    pricings.delete(orderNo)
    if (money === null || id === '') return
    pricings.set(orderNo, { minor: money.minor, id })
    const [oldest] = pricings.keys()
    if (pricings.size > MOST_PRICINGS && oldest !== undefined) pricings.delete(oldest)
  }

  return {
    quotes(orders) {
      const currencies = new Map(orders.map(({ orderNo, openStake }) => [orderNo, openStake.currency]))
      const [first] = orders
      return askWagers$(ask, [...currencies.keys()], first?.openStake.currency ?? 'RMB').pipe(
        mapValue((wagers) =>
          wagers.flatMap((wager): readonly CashOutQuote[] => {
            const currency = currencies.get(wager.WagerId)
            if (currency === undefined) return []
            note(wager.WagerId, wager.BuyBackPricing, wager.PricingId, currency)
            return readQuote(wager, currency)
          }),
        ),
      )
    },
    take: (request) => {
      const known = pricings.get(request.orderNo)
      return ask({
        kind: 'write',
        path: IMTY_PATHS.buyBack,
        payload: {
          WagerId: request.orderNo,
          BuyBackPricing: unitsText(request.amount.minor),
          PricingId: known?.minor === request.amount.minor ? known.id : '',
        },
        answer: buyBackAnswer,
        // Every code of a sale is an answer; others are failures.
        answers: (code) => buyBackReasonOf(code) !== null,
        timeoutMs,
      }).pipe(
        map((result) => {
          if (!result.ok) return result
          const { code, value } = result.value
          const { currency } = request.amount
          if (code === IMTY_SUCCESS)
            return takenOr(value.BetTradeStatus, value.BetTradeBuyBackAmount, request)
          note(request.orderNo, value.BuyBackPricing, value.PricingId, currency)
          const reason = buyBackReasonOf(code)
          if (reason === null) return err(transportFailure('badData'))
          return ok(refusedCashOut(reason, unitsMoney(value.BuyBackPricing, currency)))
        }),
      )
    },
    find: (request) => askState$(ask, request, rate()),
    history: (order) => askHistory$(ask, order),
  }
}

function askWagers$(
  ask: Ask,
  WagerIds: readonly string[],
  currency: Currency,
): Call<Dated<readonly ImtyWager[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.betList,
    payload: { WagerIds: WagerIds.slice(0, IMTY_LIMITS.pendingWagers), Currency: currencyCodes[currency] },
    answer: wagerListAnswer,
  }).pipe(mapDated(({ WagerList }) => WagerList))
}

/** None without a readable amount, or below 1. */
function readQuote(wager: ImtyWager, currency: Currency): readonly CashOutQuote[] {
  const amount = unitsMoney(wager.BuyBackPricing, currency)
  if (!wager.CanSell || amount === null || amount.minor < MINOR_PER_UNIT) return []
  const { openStake } = readOrder(wager, currency)
  return openStake.minor > 0 ? [{ orderNo: wager.WagerId, openStake, amount, leastPart: null }] : []
}

function takenOr(status: number, amount: string, request: CashOutRequest) {
  if (status === IMTY_TRADES.pending) return ok({ status: 'confirming' } as const)
  if (status !== IMTY_TRADES.sold) return err(transportFailure('badData'))
  return ok({
    status: 'taken',
    amount: unitsMoney(amount, request.amount.currency) ?? request.amount,
  } as const)
}

/**
 * Requests what has become of a sale. A failure counts if it was asked for since the request could have been sent;
 * otherwise there was none, which is final after its `validUntil`.
 */
function askState$(ask: Ask, request: CashOutRequest, rate: number): Call<Dated<CashOutAnswer | null>> {
  const since = request.validUntil - (IMTY_TIMES.betLateMs + IMTY_TIMES.betEarlyMs) * rate
  return askWagers$(ask, [request.orderNo], request.amount.currency).pipe(
    mapDated((wagers): CashOutAnswer | null => {
      const wager = wagers.find(({ WagerId }) => WagerId === request.orderNo)
      if (wager === undefined) return null
      const { currency } = request.amount
      switch (wager.BetTradeStatus) {
        case IMTY_TRADES.sold:
          return {
            status: 'taken',
            amount: unitsMoney(wager.BetTradeBuyBackAmount, currency) ?? request.amount,
          }
        case IMTY_TRADES.pending:
          return { status: 'confirming' }
        case IMTY_TRADES.failed:
          if ((wager.BetTradeDateTime ?? 0) <= since) return null
          return refusedCashOut(buyBackReasonOf(wager.BetTradeMessage) ?? 'failed', null)
        default:
          return null
      }
    }),
  )
}

/** The history of a wager is its one sale. */
function askHistory$(
  ask: Ask,
  { orderNo, openStake: { currency } }: CashableOrder,
): Call<readonly CashOutEntry[]> {
  return askWagers$(ask, [orderNo], currency).pipe(
    mapValue((wagers) => {
      const wager = wagers.find(({ WagerId }) => WagerId === orderNo)
      const status = wager === undefined ? undefined : ENTRIES.get(wager.BetTradeStatus)
      if (wager === undefined || status === undefined) return []
      const { stake } = readOrder(wager, currency)
      const left = status === 'taken' ? money(0, currency) : stake
      const amount = unitsOrZero(wager.BetTradeBuyBackAmount, currency)
      return [{ status, stake, amount, left, at: wager.BetTradeDateTime }]
    }),
  )
}

const ENTRIES: ReadonlyMap<number, CashOutEntry['status']> = new Map([
  [IMTY_TRADES.sold, 'taken'],
  [IMTY_TRADES.pending, 'confirming'],
  [IMTY_TRADES.failed, 'failed'],
] as const)
