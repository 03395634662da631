import type { Leg } from '../../domain/leg.ts'
import { parseLine } from '../../domain/lineFormat.ts'
import type { Currency } from '../../domain/money.ts'
import { type Odds, oddsFromScaled } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import { MAX_RESERVE_ODDS, type ReservePay, type ReserveReason } from '../../domain/reservation.ts'
import { isSuccess, PMTY_CODE_CLASSES } from '../../wire/pmty/codes.ts'
import { looseText } from '../../wire/lenient.ts'
import type { LimitQuestion, LimitsRequest } from '../../wire/pmty/limits.ts'
import { orderList, type OrderRecord } from '../../wire/pmty/orderList.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import {
  type ReservationEditRequest,
  type ReservationListRequest,
  type ReserveLimitRow,
  reserveLimitRows,
} from '../../wire/pmty/reservation.ts'
import { RESERVE_CODES } from '../../wire/reserveCodes.ts'
import { PMTY_DEVICE_TYPE, PMTY_TIME_TYPES } from '../../wire/pmty/betNumbers.ts'
import {
  PMTY_RESERVATION_CODES,
  PMTY_RESERVE_FAILURES,
  PMTY_RESERVE_PAY_DISPLAY,
  PMTY_RESERVE_PAYS,
} from '../../wire/pmty/reservationTables.ts'
import type { Call } from '../call.ts'
import type {
  Reservation,
  ReservationAnswer,
  ReservationPage,
  ReservationQuery,
  ReserveTerms,
} from '../reservations.ts'
import type { Ask } from './call.ts'
import { textKeyOf } from './errors.ts'
import { unitsMoney } from '../unitsMoney.ts'
import { readOrder } from './map/order.ts'
import { writeScore } from './map/score.ts'
import { csidOf, currencyCodes, reservationStateOf, timingCodes } from './numbers.ts'
import { mapValue } from '../mapAnswer.ts'
import { slotOf } from './slot.ts'

interface TermsQuestion {
  readonly leg: Leg
  readonly currency: Currency
  readonly memberId: string
}

/** Requests the limits of a reservation on a leg. */
export function askReserveTerms$(
  ask: Ask,
  { leg, currency, memberId }: TermsQuestion,
): Call<ReserveTerms | null> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.reserveLimits,
    body: {
      cuid: memberId,
      currencyCode: currencyCodes[currency],
      orderMaxBetMoney: [limitQuestion(leg)],
    } satisfies LimitsRequest,
    answer: reserveLimitRows,
    noData: [],
  }).pipe(
    mapValue((rows) => {
      const row = rows.find(({ playOptionsId }) => playOptionsId === leg.wire.optionId)
      return row === undefined ? null : readTerms(row, currency)
    }),
  )
}

function limitQuestion(leg: Leg): LimitQuestion {
  return {
    deviceType: PMTY_DEVICE_TYPE,
    openMiltSingle: 0,
    playId: leg.wire.playId,
    playOptionId: leg.wire.optionId,
    matchType: timingCodes[leg.timing],
    marketId: leg.wire.marketId,
    matchId: leg.choice.matchId,
    oddsValue: leg.agreedOdds,
    oddsFinally: formatOdds(leg.agreedOdds, 'europe', oddsDisplayOf(leg.choice.sport)),
    seriesType: 1,
    sportId: String(csidOf(leg.choice.sport)),
    tournamentId: leg.leagueId,
    tournamentLevel: 0,
    scoreBenchmark: writeScore(leg.timing === 'live' ? leg.score : null),
    matchProcessId: 0,
    dataSource: '',
    placeNum: slotOf(leg.choice.handle),
    tenantId: '',
  }
}

/** `null` if an amount is unreadable; limits are never guessed. */
function readTerms(row: ReserveLimitRow, currency: Currency): ReserveTerms | null {
  const minStake = unitsMoney(row.minBet, currency)
  const maxReturn = unitsMoney(row.orderMaxPay, currency)
  if (minStake === null || maxReturn === null) return null
  const sent = row.maxOdds === null ? null : oddsFromScaled(row.maxOdds)
  return {
    minStake,
    maxReturn,
    maxOdds: sent === null || sent > MAX_RESERVE_ODDS ? MAX_RESERVE_ODDS : sent,
    pays: row.reservePayDisplay === PMTY_RESERVE_PAY_DISPLAY.yes ? ['held', 'atFill'] : ['held'],
    lines: row.marketValues.flatMap((value) => parseLine(value) ?? []).toSorted((one, other) => one - other),
  }
}

const { preOrdering, riskFail, riskCancel, userCancel, confirm } = PMTY_RESERVATION_CODES

/** The newest that are asked for; a member has at most ten that wait. */
const PAGE_SIZE = 50

/** Requests the reservations of a member. */
export function askReservations$(
  ask: Ask,
  { shown, currency }: ReservationQuery,
  memberId: string,
): Call<ReservationPage> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.reservations,
    body: {
      cuid: memberId,
      preOrderStatusList: shown === 'waiting' ? [preOrdering, confirm] : [riskFail, riskCancel, userCancel],
      page: 1,
      size: PAGE_SIZE,
      timeType: shown === 'waiting' ? 0 : PMTY_TIME_TYPES.month,
      currencyCode: currencyCodes[currency],
    } satisfies ReservationListRequest,
    answer: orderList,
    noData: { records: [] },
  }).pipe(
    mapValue(({ records, total }) => {
      const reservations = records.flatMap((record) => readReservation(record, currency) ?? [])
      return { reservations, total: Math.max(total, reservations.length) }
    }),
  )
}

const FAILURES: Readonly<Partial<Record<number, ReserveReason>>> = PMTY_RESERVE_FAILURES
const PAYS: Readonly<Partial<Record<number, ReservePay>>> = PMTY_RESERVE_PAYS

/** `null` if the record is not a reservation. */
function readReservation(record: OrderRecord, currency: Currency): Reservation | null {
  const state = reservationStateOf(record.preOrderStatus)
  if (state === null) return null
  const order = readOrder(record, currency)
  const [leg] = order.legs
  const odds = oddsFromScaled(record.preOrderOdds ?? 0) ?? leg?.odds
  if (odds === undefined) return null
  const reason = FAILURES[record.preOrderFailCode ?? 0]
  const failed = state === 'failed' || state === 'cancelled'
  return {
    order,
    state,
    odds,
    pay: PAYS[record.reservePay ?? 0] ?? 'held',
    reasonKey: !failed
      ? null
      : reason !== undefined
        ? `reserve.reason.${reason}`
        : (order.reasonKey ?? 'reserve.reason.reserveClosed'),
  }
}

const CODES: ReadonlySet<string> = new Set([
  ...Object.values(RESERVE_CODES).flat(),
  ...PMTY_CODE_CLASSES.marketClosed,
])

/** Codes that are answers to a cancellation or an edit; others are failures. */
function answered(code: string): string | undefined {
  return isSuccess(code) || CODES.has(code) ? code : undefined
}

export function askCancelReservation$(ask: Ask, orderNo: string): Call<ReservationAnswer> {
  return ask({
    kind: 'write',
    path: PMTY_PATHS.cancelReservation,
    query: { orderNo },
    answer: looseText,
    answered,
  }).pipe(mapValue(answerOf))
}

export function askEditReservation$(ask: Ask, orderNo: string, odds: Odds): Call<ReservationAnswer> {
  return ask({
    kind: 'write',
    path: PMTY_PATHS.editReservation,
    body: { orderNo, odds, marketType: 'EU' } satisfies ReservationEditRequest,
    answer: looseText,
    answered,
  }).pipe(mapValue(answerOf))
}

function answerOf(code: string): ReservationAnswer {
  return isSuccess(code) ? { status: 'done' } : { status: 'refused', reasonKey: textKeyOf(code) }
}
