import { map } from 'rxjs'
import type { CashOutQuote } from '../../domain/cashOut.ts'
import { subtractMoney } from '../../domain/amount.ts'
import { MINOR_PER_UNIT } from '../../domain/money.ts'
import type { Currency } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import {
  cashOutAnswer,
  cashOutHistoryRows,
  cashOutQuoteRows,
  cashOutStateRows,
  type CashOutBody,
  type CashOutQuoteRow,
  type CashOutStateRow,
} from '../../wire/pmty/cashOut.ts'
import {
  CASH_OUT_CONFIRMING,
  cashOutReasonOf,
  PMTY_CASH_OUT_DEVICE_TYPE,
  PMTY_CASH_OUT_STATUSES,
} from '../../wire/pmty/cashOutCodes.ts'
import { isSuccess } from '../../wire/pmty/codes.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { CashableOrder, CashOutAnswer, CashOutEntry, CashOutRequest } from '../cashOut.ts'
import type { Call, Dated } from '../call.ts'
import { refusedCashOut } from '../refusedCashOut.ts'
import type { Ask } from './call.ts'
import { afterBet } from './errors.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'

const STATUSES: Readonly<Partial<Record<number, CashOutEntry['status']>>> = PMTY_CASH_OUT_STATUSES

/** Requests the present offers of these orders. */
export function askCashOutQuotes$(ask: Ask, orders: readonly CashableOrder[]): Call<readonly CashOutQuote[]> {
  const currencies = new Map(orders.map(({ orderNo, openStake }) => [orderNo, openStake.currency]))
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.cashOutQuotes,
    query: { orderNo: [...currencies.keys()].join(',') },
    answer: cashOutQuoteRows,
    noData: [],
  }).pipe(
    mapValue((rows) =>
      rows.flatMap((row) => {
        const currency = currencies.get(row.orderNo)
        return currency === undefined ? [] : (readQuote(row, currency) ?? [])
      }),
    ),
  )
}

/** `null` for a quote without a readable amount, or below 1, which the venue counts as paused. */
function readQuote(row: CashOutQuoteRow, currency: Currency): CashOutQuote | null {
  const stake = unitsMoney(row.betAmount, currency)
  const amount = unitsMoney(row.preSettleMaxWin, currency)
  const openStake = stake === null ? null : subtractMoney(stake, unitsOrZero(row.preBetAmount, currency))
  if (openStake === null || openStake.minor <= 0 || amount === null || amount.minor < MINOR_PER_UNIT)
    return null
  return { orderNo: row.orderNo, openStake, amount, leastPart: unitsMoney(row.minSettleAmount, currency) }
}

/** Cashes out once; never retried. Without an answer the result is a transport failure, which means unknown. */
export function askCashOut$(ask: Ask, request: CashOutRequest, timeoutMs: number): Call<CashOutAnswer> {
  const { currency } = request.amount
  return ask({
    kind: 'write',
    path: PMTY_PATHS.cashOut,
    body: cashOutBody(request),
    answer: cashOutAnswer,
    // Every code of a cash-out is an answer; others are failures.
    answered: (code, data) =>
      isSuccess(code) || code === CASH_OUT_CONFIRMING || cashOutReasonOf(code) !== null
        ? { code, data }
        : undefined,
    timeoutMs,
  }).pipe(
    map((result) => {
      if (!result.ok) return err(afterBet(result.error))
      const { code, data } = result.value.value
      if (isSuccess(code)) return ok({ status: 'taken', amount: request.amount } as const)
      if (code === CASH_OUT_CONFIRMING) return ok({ status: 'confirming' } as const)
      const reason = cashOutReasonOf(code)
      if (reason === null) return err(transportFailure('badData'))
      return ok(refusedCashOut(reason, unitsMoney(data, currency)))
    }),
  )
}

function cashOutBody({ id, orderNo, stake, amount, validUntil }: CashOutRequest): CashOutBody {
  return {
    orderNo,
    settleAmount: stake.minor / MINOR_PER_UNIT,
    frontSettleAmount: unitsText(amount.minor),
    deviceType: PMTY_CASH_OUT_DEVICE_TYPE,
    clientOrderId: id,
    validUntil,
  }
}

/** Requests how a cash-out has ended. */
export function askCashOutState$(ask: Ask, request: CashOutRequest): Call<Dated<CashOutAnswer | null>> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.cashOutState,
    query: { orderNo: request.orderNo },
    answer: cashOutStateRows,
    noData: [],
  }).pipe(
    mapDated((rows) => {
      // The ids are a field of this platform; a row without one is the last cash-out of the order.
      const row = rows.find(({ clientOrderId, orderNo }) =>
        clientOrderId === null ? orderNo === request.orderNo : clientOrderId === request.id,
      )
      return row === undefined ? null : stateOf(row, request)
    }),
  )
}

function stateOf(
  { preSettleOrderStatus, frontSettleAmount, refuseCode }: CashOutStateRow,
  { amount }: CashOutRequest,
): CashOutAnswer {
  switch (STATUSES[preSettleOrderStatus]) {
    case 'taken':
      return { status: 'taken', amount: unitsMoney(frontSettleAmount, amount.currency) ?? amount }
    case 'failed':
      return refusedCashOut(cashOutReasonOf(refuseCode ?? '') ?? 'failed', null)
    case 'cancelled':
      return { status: 'refused', reasonKey: 'cashOut.reason.cancelled' }
    // The outcome of a state that is not known is unknown.
    case 'confirming':
    default:
      return { status: 'confirming' }
  }
}

/** Requests the cash-outs of an order, oldest first. */
export function askCashOutHistory$(
  ask: Ask,
  { orderNo, openStake: { currency } }: CashableOrder,
): Call<readonly CashOutEntry[]> {
  return ask({
    kind: 'read',
    path: PMTY_PATHS.cashOutHistory,
    query: { orderNo },
    answer: cashOutHistoryRows,
    noData: [],
  }).pipe(
    mapValue((rows) =>
      rows.map((row) => ({
        status: STATUSES[row.orderStatus] ?? 'confirming',
        stake: unitsOrZero(row.preBetAmount, currency),
        amount: unitsOrZero(row.settleAmount, currency),
        left: unitsOrZero(row.remainingBetAmount, currency),
        at: row.createTime,
      })),
    ),
  )
}
