import { forkJoin, map, of } from 'rxjs'
import type { CashOutQuote } from '../../domain/cashOut.ts'
import { MINOR_PER_UNIT, type Currency } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import { DPTY_CASH_OUT_STATUSES, DPTY_OFFERED } from '../../wire/dpty/betNumbers.ts'
import {
  preSettleAnswer,
  type PreSettleRequest,
  type ProposalRow,
  proposalRows,
  type SettleCheckRow,
  settleCheckRows,
} from '../../wire/dpty/cashOut.ts'
import { DPTY_SUCCESS } from '../../wire/dpty/codes.ts'
import { DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { CashableOrder, CashOutAnswer, CashOutEntry, CashOutRequest } from '../cashOut.ts'
import { chunks } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { refusedCashOut } from '../refusedCashOut.ts'
import type { Ask } from './call.ts'
import { afterWrite, cashOutReasonOf } from './errors.ts'
import { joined } from './parts.ts'

const STATUSES: Readonly<Partial<Record<number, CashOutEntry['status']>>> = DPTY_CASH_OUT_STATUSES

/** Requests the present offers of these orders. */
export function askCashOutQuotes$(ask: Ask, orders: readonly CashableOrder[]): Call<readonly CashOutQuote[]> {
  const currencies = new Map(orders.map(({ orderNo, openStake }) => [orderNo, openStake.currency]))
  const asked = chunks([...currencies.keys()], DPTY_MOST.orderIds).map((orderIds) =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.proposal,
      body: { orderIds },
      answer: proposalRows,
      noData: [],
    }).pipe(
      mapValue((rows) =>
        rows.flatMap((row) => {
          const currency = currencies.get(row.orderId)
          return currency === undefined ? [] : (readQuote(row, currency) ?? [])
        }),
      ),
    ),
  )
  if (asked.length === 0) return of(ok([]))
  return forkJoin(asked).pipe(map(joined))
}

/** `null` for one that is paused, without readable amounts, or below 1. */
function readQuote(row: ProposalRow, currency: Currency): CashOutQuote | null {
  const openStake = unitsMoney(row.openAmount, currency)
  const amount = unitsMoney(row.settleAmount, currency)
  if (row.s !== DPTY_OFFERED.available || openStake === null || amount === null) return null
  if (openStake.minor <= 0 || amount.minor < MINOR_PER_UNIT) return null
  return { orderNo: row.orderId, openStake, amount, leastPart: unitsMoney(row.minAmount, currency) }
}

/** Cashes out once; never retried. Without an answer the result is a transport failure, which means unknown. */
export function askCashOut$(ask: Ask, request: CashOutRequest, timeoutMs: number): Call<CashOutAnswer> {
  return ask({
    kind: 'write',
    path: DPTY_PATHS.preSettle,
    body: {
      orderId: request.orderNo,
      amount: unitsText(request.stake.minor),
      settleAmount: unitsText(request.amount.minor),
      clientOrderId: request.id,
      validUntil: request.validUntil,
    } satisfies PreSettleRequest,
    answer: preSettleAnswer,
    // The codes of cash-outs are answers; others are failures.
    answered: (code, data) =>
      code === DPTY_SUCCESS || cashOutReasonOf(code) !== null ? { ...fieldsOf(data), code } : undefined,
    timeoutMs,
  }).pipe(
    map((result) => {
      if (!result.ok) return err(afterWrite(result.error))
      const { code, status, settleAmount } = result.value.value
      const amount = unitsMoney(settleAmount, request.amount.currency)
      const reason = cashOutReasonOf(code)
      if (reason !== null) return ok(refusedCashOut(reason, amount))
      const told = STATUSES[status ?? -1]
      if (told === 'confirming') return ok({ status: 'confirming' } as const)
      // An answer that does not say that it was paid counts as no answer.
      return told === 'taken'
        ? ok({ status: 'taken', amount: amount ?? request.amount } as const)
        : err(transportFailure('badData'))
    }),
  )
}

function fieldsOf(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : {}
}

function askRows$(ask: Ask, orderNo: string, clientOrderId: string | null) {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.settleCheck,
    body: { orderIds: [orderNo], ...(clientOrderId === null ? {} : { clientOrderId }) },
    answer: settleCheckRows,
  })
}

/** Requests how a cash-out has ended. */
export function askCashOutState$(ask: Ask, request: CashOutRequest): Call<Dated<CashOutAnswer | null>> {
  return askRows$(ask, request.orderNo, request.id).pipe(
    mapDated((rows) => {
      const row = rows.find(({ clientOrderId }) => clientOrderId === request.id)
      return row === undefined ? null : stateOf(row, request)
    }),
  )
}

function stateOf({ status, settleAmount, code }: SettleCheckRow, { amount }: CashOutRequest): CashOutAnswer {
  switch (STATUSES[status]) {
    case 'taken':
      return { status: 'taken', amount: unitsMoney(settleAmount, amount.currency) ?? amount }
    case 'failed':
      return refusedCashOut(cashOutReasonOf(code) ?? 'failed', null)
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
  return askRows$(ask, orderNo, null).pipe(
    mapValue((rows) =>
      rows.map((row) => ({
        status: STATUSES[row.status] ?? 'confirming',
        stake: unitsOrZero(row.amount, currency),
        amount: unitsOrZero(row.settleAmount, currency),
        left: unitsOrZero(row.leftAmount, currency),
        at: row.time,
      })),
    ),
  )
}
