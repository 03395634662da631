import type { Leg } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { MAX_RESERVE_ODDS } from '../../domain/reservation.ts'
import { DPTY_IS_RESERVE, DPTY_RESERVATION_CODES, DPTY_TIME_TYPES } from '../../wire/dpty/betNumbers.ts'
import { DPTY_SUCCESS, dptyCodeName } from '../../wire/dpty/codes.ts'
import { type DptyOrder, history } from '../../wire/dpty/history.ts'
import { DPTY_PATHS } from '../../wire/dpty/paths.ts'
import { dptyOddsOf } from '../../wire/dpty/prices.ts'
import { reserveTermsAnswer, type ReserveTermsAnswer } from '../../wire/dpty/reservation.ts'
import { whole } from '../../wire/decode.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type {
  Reservation,
  ReservationAnswer,
  ReservationPage,
  ReservationQuery,
  ReserveTerms,
} from '../reservations.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { isReserveCode, textKeyOf } from './errors.ts'
import { homeLine } from './map/market.ts'
import { type NameChoice, readOrder } from './map/order.ts'
import { currencyCodes, reservationStateOf, reservePayOf, reserveReasonOf } from './numbers.ts'

/** Requests the limits of a reservation on a leg. */
export function askReserveTerms$(ask: Ask, leg: Leg, currency: Currency): Call<ReserveTerms | null> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.reserveTerms,
    body: {
      matchId: leg.choice.matchId,
      betItemId: leg.wire.optionId,
      currency: currencyCodes[currency],
    },
    answer: reserveTermsAnswer,
    noData: { open: 0 },
  }).pipe(mapValue((terms) => readTerms(terms, leg, currency)))
}

/** `null` where nothing can be reserved, or if an amount is unreadable; limits are never guessed. */
function readTerms(terms: ReserveTermsAnswer, { choice }: Leg, currency: Currency): ReserveTerms | null {
  const minStake = unitsMoney(terms.minAmount, currency)
  const maxReturn = unitsMoney(terms.maxReturnAmount, currency)
  if (!terms.open || minStake === null || maxReturn === null) return null
  const sent = oddsFromScaled(dptyOddsOf(terms.maxOddValue) ?? 0)
  const [first = 'held' as const, ...others] = terms.pays.flatMap((code) => reservePayOf(code) ?? [])
  const lines = terms.handicaps.flatMap((h) => homeLine(choice.spec, choice.side, h) ?? [])
  return {
    minStake,
    maxReturn,
    maxOdds: sent === null || sent > MAX_RESERVE_ODDS ? MAX_RESERVE_ODDS : sent,
    pays: [first, ...others],
    lines: lines.toSorted((one, other) => one - other),
  }
}

const { waiting, failed, cancelled, confirming } = DPTY_RESERVATION_CODES

/** The newest that are asked for; a member has at most ten that wait. */
const PAGE_SIZE = 50

/** Requests the reservations of a member. */
export function askReservations$(
  ask: Ask,
  { shown, currency }: ReservationQuery,
  names: NameChoice,
): Call<ReservationPage> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.history,
    body: {
      pageNum: 1,
      pageSize: PAGE_SIZE,
      currency: currencyCodes[currency],
      isReserve: DPTY_IS_RESERVE.reservation,
      reserveStatus: shown === 'waiting' ? [waiting, confirming] : [failed, cancelled],
      ...(shown === 'waiting' ? {} : { timeType: DPTY_TIME_TYPES.month }),
    },
    answer: history,
  }).pipe(
    mapValue(({ orders, count }) => {
      const reservations = orders.flatMap((record) => readReservation(record, currency, names) ?? [])
      return { reservations, total: Math.max(count, reservations.length) }
    }),
  )
}

/** `null` if the record is not a reservation. */
function readReservation(record: DptyOrder, currency: Currency, names: NameChoice): Reservation | null {
  const state = reservationStateOf(record.reserveStatus)
  if (state === null) return null
  const order = readOrder(record, currency, names)
  const odds = oddsFromScaled(dptyOddsOf(record.reserveOdd ?? '') ?? 0) ?? order.legs[0]?.odds
  if (odds === undefined) return null
  const reason = reserveReasonOf(record.reserveFailCode)
  const hasEnded = state === 'failed' || state === 'cancelled'
  const usual = order.reasonKey ?? 'reserve.reason.reserveClosed'
  return {
    order,
    state,
    odds,
    pay: reservePayOf(record.reservePay) ?? 'held',
    reasonKey: hasEnded ? (reason === null ? usual : `reserve.reason.${reason}`) : null,
  }
}

/** Ends one that waits; sent again it has no further effect. */
export function askCancelReservation$(ask: Ask, orderNo: string, timeoutMs: number): Call<ReservationAnswer> {
  return ask({
    kind: 'write',
    path: DPTY_PATHS.cancel,
    body: { orderId: orderNo },
    answer: whole,
    // The codes of reservations are answers; others are failures.
    answered: (code) =>
      code === DPTY_SUCCESS || isReserveCode(code) || dptyCodeName(code) === 'noData' ? code : undefined,
    timeoutMs,
  }).pipe(
    mapValue((code) =>
      code === DPTY_SUCCESS ? { status: 'done' } : { status: 'refused', reasonKey: textKeyOf(code) },
    ),
  )
}
