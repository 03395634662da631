import { map } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import type { Order } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { MAX_RESERVE_ODDS } from '../../domain/reservation.ts'
import { ok, type Result } from '../../domain/result.ts'
import { quoteSingle } from '../../domain/stake.ts'
import * as v from 'valibot'
import { FBTY_SUCCESS } from '../../wire/fbty/codes.ts'
import {
  type FbtyReservation,
  type FbtyReserveTerms,
  reservationList,
  reserveTerms,
} from '../../wire/fbty/order.ts'
import { fbtyTimeText } from '../../wire/fbty/times.ts'
import { RESERVE_CODES } from '../../wire/reserveCodes.ts'
import type { RecentOrders } from '../betting.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type {
  Reservation,
  ReservationAnswer,
  ReservationPage,
  ReservationQuery,
  ReserveTerms,
} from '../reservations.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { refusalKey, textKeyOf } from './errors.ts'
import { readLeg } from './map/order.ts'
import {
  currencyIds,
  currencyOf,
  noMoney,
  reservationStateOf,
  reservePayOf,
  reserveReasonOf,
  scaledOdds,
  typeOf,
} from './numbers.ts'

const CODES: ReadonlySet<number> = new Set(Object.values(RESERVE_CODES).flat().map(Number))
const MS_PER_DAY = 86_400_000
/** How long ago the failed reservations that are shown were made. */
const SHOWN_DAYS = 30

/** Requests the limits of a reservation on a leg; `null` where nothing can be reserved. */
export function askReserveTerms$(
  ask: Ask,
  { choice, wire }: Leg,
  currency: Currency,
): Call<ReserveTerms | null> {
  return ask({
    kind: 'read',
    call: 'reserveTerms',
    body: {
      matchId: choice.matchId,
      marketId: wire.marketId,
      optionType: typeOf(choice.side),
      currencyId: currencyIds[currency],
    },
    answer: v.nullable(reserveTerms),
    // Any code of reservations means that there are no terms.
    answered: (code) => (CODES.has(code) ? null : undefined),
  }).pipe(mapValue((terms) => (terms === null ? null : readTerms(terms, currency))))
}

/** `null` if an amount is unreadable; limits are never guessed. */
function readTerms({ mis, mly, mod, rpd }: FbtyReserveTerms, currency: Currency): ReserveTerms | null {
  const minStake = unitsMoney(mis, currency)
  const maxReturn = unitsMoney(mly, currency)
  if (minStake === null || maxReturn === null) return null
  const sent = scaledOdds(mod)
  return {
    minStake,
    maxReturn,
    maxOdds: sent === null || sent > MAX_RESERVE_ODDS ? MAX_RESERVE_ODDS : sent,
    pays: rpd === 1 ? ['held', 'atFill'] : ['held'],
    // Only the present line can be reserved.
    lines: [],
  }
}

/** Requests the reservations of a member. */
export function askReservations$(
  ask: Ask,
  { shown, currency }: ReservationQuery,
  serverNow: number,
): Call<ReservationPage> {
  const from = shown === 'waiting' ? null : serverNow - SHOWN_DAYS * MS_PER_DAY
  return askList$(ask, shown, currency, from).pipe(
    mapValue((reservations) => ({ reservations, total: reservations.length })),
  )
}

/** Reservations since a time as orders, for a look-up. */
export function askReservedOrders$(
  ask: Ask,
  { shown, currency, from }: ReservationQuery & { readonly from: number },
): Call<Dated<RecentOrders>> {
  return askList$(ask, shown, currency, from).pipe(
    map((result): Result<Dated<RecentOrders>, Failure> => {
      if (!result.ok) return result
      const { value, at } = result.value
      // The venue lists the newest only, and does not say how many there are.
      const complete = value.length < MOST_LISTED
      return ok({ value: { orders: value.map(({ order }) => order), complete }, at })
    }),
  )
}

/** The venue lists no more. */
export const MOST_LISTED = 100

function askList$(
  ask: Ask,
  shown: ReservationQuery['shown'],
  currency: Currency,
  from: number | null,
): Call<Dated<readonly Reservation[]>> {
  return ask({
    kind: 'read',
    call: 'reservations',
    body: {
      isFailed: shown === 'failed',
      currencyId: currencyIds[currency],
      // Fractions of a second are cut, so the list begins a little earlier.
      ...(from === null ? {} : { startTime: fbtyTimeText(from) }),
    },
    answer: reservationList,
  }).pipe(mapDated(({ ods }) => ods.flatMap((record) => readReservation(record, currency) ?? [])))
}

/** `null` for one whose state or price is not known. */
function readReservation(record: FbtyReservation, currency: Currency): Reservation | null {
  const state = reservationStateOf(record.rst)
  const odds = scaledOdds(record.p)
  if (state === null || odds === null) return null
  const own = currencyOf(record.cid) ?? currency
  const stake = unitsOrZero(record.sat, own)
  const failed = state === 'failed' || state === 'cancelled'
  const reasonKey = failed ? failureKey(record) : null
  const { profit } = winOf(stake, odds)
  const order: Order = {
    orderNo: record.id,
    clientOrderId: null,
    state:
      state === 'waiting'
        ? 'reserved'
        : state === 'cancelled'
          ? 'cancelled'
          : failed
            ? 'rejected'
            : 'confirming',
    series: SINGLE_SERIES,
    kind: 'single',
    ticket: 'single',
    combinations: 1,
    channel: null,
    placedAt: record.cte,
    settledAt: null,
    stake,
    openStake: stake,
    cashOut: { state: 'none', amount: noMoney(own) },
    cashable: false,
    maxWin: profit,
    returned: null,
    profit: null,
    outcome: null,
    payout: failed ? 'cancelled' : 'unpaid',
    rollbacks: 0,
    movements: [],
    reasonKey,
    legs: record.ops.map(readLeg),
  }
  return { order, state, odds, pay: reservePayOf(record.pay), reasonKey }
}

function winOf(stake: Order['stake'], odds: NonNullable<ReturnType<typeof scaledOdds>>) {
  const { returns, risked } = quoteSingle(stake, odds, 'europe')
  return { profit: { ...returns, minor: returns.minor - risked.minor } }
}

/** Ends a reservation that waits. */
export function askCancelReservation$(ask: Ask, reserveId: string): Call<ReservationAnswer> {
  return ask({
    kind: 'write',
    call: 'cancelReservation',
    body: { reserveId },
    answer: v.number(),
    answered: (code) => (code === FBTY_SUCCESS || CODES.has(code) ? code : undefined),
  }).pipe(
    mapValue((code) =>
      code === FBTY_SUCCESS ? { status: 'done' } : { status: 'refused', reasonKey: textKeyOf(code) },
    ),
  )
}

/** Why it did not become a bet, or why its bet was refused. */
function failureKey(record: FbtyReservation): string | null {
  const reason = reserveReasonOf(record.fr)
  if (reason === null && record.code !== null) return refusalKey('rejected', record)
  return `reserve.reason.${reason ?? 'reserveClosed'}`
}
