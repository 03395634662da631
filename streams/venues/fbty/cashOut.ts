import { forkJoin, map, of } from 'rxjs'
import * as v from 'valibot'
import { subtractMoney } from '../../domain/amount.ts'
import type { CashOutQuote } from '../../domain/cashOut.ts'
import { type Currency, MINOR_PER_UNIT } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import { FBTY_CASH_OUT_ANSWERS } from '../../wire/fbty/betTables.ts'
import {
  cashOutAnswer,
  cashOutChanged,
  cashOutOffers,
  type FbtyCashOutOffer,
  type FbtyCashOutRequest,
} from '../../wire/fbty/cashOut.ts'
import { FBTY_SUCCESS, fbtyCashOutReason } from '../../wire/fbty/codes.ts'
import { type FbtyCashOutEntry, orderPage } from '../../wire/fbty/order.ts'
import { FBTY_MAX } from '../../wire/fbty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { CashableOrder, CashOutAnswer, CashOutEntry, CashOutRequest } from '../cashOut.ts'
import { chunks } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { refusedCashOut } from '../refusedCashOut.ts'
import type { Ask } from './call.ts'
import { afterWrite } from './errors.ts'
import { cashOutStatusOf, currencyIds, noMoney } from './numbers.ts'

/** Requests the present offers of these orders. */
export function askCashOutQuotes$(ask: Ask, orders: readonly CashableOrder[]): Call<readonly CashOutQuote[]> {
  const currencies = new Map(orders.map(({ orderNo, openStake }) => [orderNo, openStake.currency]))
  const parts = chunks([...currencies.keys()], FBTY_MAX.ids).map((orderIds) =>
    ask({
      kind: 'read',
      call: 'cashOutOffers',
      body: { orderIds: [...orderIds] },
      answer: cashOutOffers,
    }).pipe(
      mapValue(({ pr }) =>
        pr.flatMap((offer) => {
          const currency = currencies.get(offer.oid)
          return currency === undefined ? [] : (readOffer(offer, currency) ?? [])
        }),
      ),
    ),
  )
  if (parts.length === 0) return of(ok([]))
  return forkJoin(parts).pipe(
    map((results) => {
      const failure = results.find((result) => !result.ok)
      if (failure !== undefined) return failure
      return ok(results.flatMap((result) => (result.ok ? result.value : [])))
    }),
  )
}

/** `null` where nothing is offered, and below 1, which counts as paused. */
function readOffer({ oid, smis, ost, oam }: FbtyCashOutOffer, currency: Currency): CashOutQuote | null {
  const openStake = unitsMoney(ost, currency)
  const amount = unitsMoney(oam, currency)
  if (openStake === null || openStake.minor <= 0 || amount === null || amount.minor < MINOR_PER_UNIT)
    return null
  return { orderNo: oid, openStake, amount, leastPart: unitsMoney(smis, currency) }
}

const answered = v.object({ code: v.number(), data: v.unknown() })

/** Cashes out once; never retried. Without an answer the result is a transport failure, which means unknown. */
export function askCashOut$(ask: Ask, request: CashOutRequest): Call<CashOutAnswer> {
  return ask({
    kind: 'write',
    call: 'cashOut',
    body: cashOutBody(request),
    answer: answered,
    answered: (code, data) =>
      code === FBTY_SUCCESS || fbtyCashOutReason(code) !== null ? { code, data } : undefined,
  }).pipe(
    map((result) => {
      if (!result.ok) return err(afterWrite(result.error))
      const { code, data } = result.value.value
      const reason = fbtyCashOutReason(code)
      if (reason !== null) return ok(refusedCashOut(reason, offerIn(data, request.amount.currency)))
      const taken = v.safeParse(cashOutAnswer, data)
      if (!taken.success) return err(transportFailure('badData'))
      return ok(answerOf(taken.output.st, request))
    }),
  )
}

const ANSWERS: Readonly<Partial<Record<number, 'confirming' | 'taken'>>> = FBTY_CASH_OUT_ANSWERS

/** The outcome of a state that is not known is unknown. */
function answerOf(st: number, { amount }: CashOutRequest): CashOutAnswer {
  return ANSWERS[st] === 'taken' ? { status: 'taken', amount } : { status: 'confirming' }
}

function offerIn(data: unknown, currency: Currency): CashOutRequest['amount'] | null {
  const changed = v.safeParse(cashOutChanged, data)
  return changed.success ? unitsMoney(changed.output.cashOutPayoutStake, currency) : null
}

function cashOutBody({ id, orderNo, stake, amount, validUntil }: CashOutRequest): FbtyCashOutRequest {
  return {
    orderId: orderNo,
    cashOutStake: unitsText(stake.minor),
    unitCashOutPayoutStake: stake.minor === 0 ? 0 : Math.floor((amount.minor * 1e6) / stake.minor) / 1e6,
    cashOutPayoutStake: unitsText(amount.minor),
    acceptOddsChange: false,
    parlay: false,
    relatedId: id,
    validUntil,
  }
}

/** The cash-outs of an order, oldest first, by its record. */
function askEntries$(ask: Ask, orderNo: string, currency: Currency) {
  return ask({
    kind: 'read',
    call: 'orders',
    body: { isSettled: false, orderId: orderNo, current: 1, size: 1, currencyId: currencyIds[currency] },
    answer: orderPage,
  }).pipe(mapDated(({ records }) => records.find(({ id }) => id === orderNo) ?? null))
}

/** What has become of a cash-out; `null` while its order does not have it. */
export function askCashOutState$(ask: Ask, request: CashOutRequest): Call<Dated<CashOutAnswer | null>> {
  const { currency } = request.amount
  return askEntries$(ask, request.orderNo, currency).pipe(
    mapDated((record) => {
      const entry = record?.crl.find(({ relatedId }) => relatedId === request.id)
      return entry === undefined ? null : stateOf(entry, request)
    }),
  )
}

function stateOf({ st, cops, cr }: FbtyCashOutEntry, { amount }: CashOutRequest): CashOutAnswer {
  switch (cashOutStatusOf(st)) {
    case 'taken':
      return { status: 'taken', amount: unitsMoney(cops, amount.currency) ?? amount }
    case 'failed':
      return refusedCashOut(fbtyCashOutReason(cr ?? 0) ?? 'failed', null)
    case 'cancelled':
      return { status: 'refused', reasonKey: 'cashOut.reason.cancelled' }
    case 'confirming':
      return { status: 'confirming' }
  }
}

/** Requests the cash-outs of an order, with the stake that each has left. */
export function askCashOutHistory$(
  ask: Ask,
  { orderNo, openStake: { currency } }: CashableOrder,
): Call<readonly CashOutEntry[]> {
  return askEntries$(ask, orderNo, currency).pipe(
    mapValue((record) => {
      let left = unitsOrZero(record?.sat ?? null, currency)
      return (record?.crl ?? []).map((entry): CashOutEntry => {
        const status = cashOutStatusOf(entry.st)
        const stake = unitsOrZero(entry.cst, currency)
        if (status === 'taken' || status === 'cancelled')
          left = subtractMoney(left, stake) ?? noMoney(currency)
        return { status, stake, amount: unitsOrZero(entry.cops, currency), left, at: entry.ct }
      })
    }),
  )
}
