import { map, mergeMap, type Observable, of } from 'rxjs'
import { addMoney } from '../../domain/amount.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import { money } from '../../domain/money.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import type { Bet, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { channelOfBet } from '../../domain/placingChannel.ts'
import { err, type Result } from '../../domain/result.ts'
import { quoteSingle } from '../../domain/stake.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import { type BetEntry, type BetLeg, type PlacedRow, placedRows } from '../../wire/dpty/bet.ts'
import {
  DPTY_CROSS_COMPETITION,
  DPTY_DEVICE_TYPE,
  DPTY_IS_RESERVE,
  DPTY_STATUS,
} from '../../wire/dpty/betNumbers.ts'
import { DPTY_HEADERS, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import { dptyOddsOf, dptyOddsText } from '../../wire/dpty/prices.ts'
import type { PlaceAnswer } from '../betting.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import { codeOfSeries } from '../seriesCodes.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { afterWrite, refusalKey } from './errors.ts'
import { writeLine } from './map/market.ts'
import {
  acceptanceCodes,
  channelCodes,
  currencyCodes,
  formatCodes,
  orderStateOf,
  reservePayCodes,
  sidOf,
  withReservation,
} from './numbers.ts'
import type { OrderTokens } from './orderTokens.ts'

/**
 * Places a confirm once; never retried, except after a refusal of the order token, which created no order. Without an
 * answer the result is a transport failure, which means unknown.
 */
export function askPlace$(
  ask: Ask,
  order: PlacementOrder,
  tokens: OrderTokens,
  timeoutMs: number,
): Call<PlaceAnswer> {
  const send = (again: boolean): Call<PlaceAnswer> =>
    tokens.token$().pipe(
      mergeMap((token): Call<PlaceAnswer> => {
        if (!token.ok) return of(notSent(token.error))
        return entries$(ask, order, token.value, timeoutMs).pipe(
          mergeMap((result): Observable<Result<PlaceAnswer, Failure>> => {
            if (!isTokenRefused(result) || !again) return of(result)
            tokens.forget()
            return send(false)
          }),
        )
      }),
    )
  return send(true)
}

/** Nothing was sent, so the confirm is refused and not unknown. */
function notSent(failure: Failure): Result<PlaceAnswer, Failure> {
  if (failure.type === 'refusal' || failure.kind === 'rateLimited') return err(failure)
  const textKey = 'errors.venue.tryAgain'
  return err({ type: 'refusal', reason: 'orderToken', textKey, message: null, action: 'tryAgain' })
}

function isTokenRefused(result: Result<unknown, Failure>): boolean {
  return !result.ok && result.error.type === 'refusal' && result.error.reason === 'orderToken'
}

function entries$(ask: Ask, order: PlacementOrder, token: string, timeoutMs: number): Call<PlaceAnswer> {
  const isSeries = order.bets.some(({ series }) => series !== SINGLE_SERIES)
  return ask({
    kind: 'write',
    path: isSeries ? DPTY_PATHS.orderMulti : DPTY_PATHS.order,
    headers: { [DPTY_HEADERS.orderToken]: token },
    body: betEntriesOf(order),
    answer: placedRows,
    timeoutMs,
  }).pipe(
    mapValue((rows) => ({ bets: placedBets(rows, order) })),
    map((result) => {
      if (!result.ok) return err(afterWrite(result.error))
      // An entry that is missing in the answer may have been made all the same.
      return result.value.bets.length === order.bets.length ? result : err(transportFailure('badData'))
    }),
  )
}

/** The body of a bet: one entry for each bet of the confirm. */
export function betEntriesOf(order: PlacementOrder): readonly BetEntry[] {
  return order.bets.map((bet, orderIndex) => {
    const { legs, series, unitStake, combinations } = bet
    const format = series === SINGLE_SERIES ? order.oddsFormat : 'europe'
    const leagues = new Set(legs.map(({ leagueId }) => leagueId))
    return {
      betCount: legs.length,
      seriesType: codeOfSeries(series),
      betOrderDetailRequestDTOS: legs.map((leg) => betLeg(leg, format, order.reserve)),
      orderAmount: unitsText(unitStake.minor),
      productAmountTotal: unitsText(paidFor(bet, order, combinations)),
      currency: currencyCodes[order.currency],
      deviceType: DPTY_DEVICE_TYPE,
      oddAcceptionType: acceptanceCodes[order.acceptance],
      isReserve: order.reserve === undefined ? DPTY_IS_RESERVE.bet : DPTY_IS_RESERVE.reservation,
      isCrossCompetition: leagues.size > 1 ? DPTY_CROSS_COMPETITION.several : DPTY_CROSS_COMPETITION.one,
      clientOrderId: order.id,
      orderIndex,
      validUntil: order.validUntil,
      betChannel: channelCodes[channelOfBet(legs)],
      ...(order.reserve === undefined ? {} : { reservePay: reservePayCodes[order.reserve.pay] }),
    }
  })
}

/** What a bet costs in total, minor units; at a negative price, the amount risked. */
function paidFor(
  { series, unitStake, legs }: Bet,
  { oddsFormat, reserve }: PlacementOrder,
  combinations: number,
): number {
  const [leg] = legs
  if (series !== SINGLE_SERIES || leg === undefined || reserve !== undefined)
    return unitStake.minor * combinations
  return quoteSingle(unitStake, leg.agreedOdds, oddsFormat).risked.minor
}

function betLeg(leg: Leg, format: PlacementOrder['oddsFormat'], reserve: PlacementOrder['reserve']): BetLeg {
  const { choice, wire } = leg
  const { odds, line } = reserve ?? { odds: leg.agreedOdds, line: choice.line }
  const live = leg.timing === 'live'
  return {
    matchId: choice.matchId,
    leagueId: leg.leagueId,
    sportId: sidOf(choice.sport),
    betItemId: wire.optionId,
    betHandicap: writeLine(choice.spec, choice.side, line),
    oddValue: dptyOddsText(odds),
    marketType: formatCodes[format],
    oddFinally: formatOdds(odds, format, oddsDisplayOf(choice.sport)),
    isInplay: live ? 1 : 0,
    scoreBenchmark: live && leg.score !== null ? leg.score.join(':') : '',
  }
}

/** The bets by their place; a row that belongs to none is dropped, and of two rows for one bet both. */
function placedBets(rows: readonly PlacedRow[], order: PlacementOrder): readonly PlacedBet[] {
  return order.bets.flatMap((bet, index) => {
    const own = rows.filter(({ orderIndex }) => orderIndex === index)
    const [row] = own
    return row === undefined || own.length > 1 ? [] : [placedBet(row, bet, index, order)]
  })
}

function placedBet(row: PlacedRow, bet: Bet, index: number, order: PlacementOrder): PlacedBet {
  const asked = money(paidFor(bet, order, bet.combinations), order.currency)
  const stake = unitsMoney(row.productAmountTotal, order.currency) ?? asked
  const state = withReservation(orderStateOf(row.status), row.reserveStatus)
  const isMade = row.status !== DPTY_STATUS.refused
  return {
    bet: index,
    orderNo: row.id,
    state: isMade && row.id === null ? 'unknown' : state,
    stake,
    maxReturn: addMoney(stake, unitsOrZero(row.maxWinAmount, order.currency)) ?? stake,
    odds: bet.legs.map((leg, place) => takenOdds(row, leg, place)),
    reasonKey: refusalKey(state, row.code),
  }
}

function takenOdds({ details }: PlacedRow, { wire }: Leg, place: number) {
  const taken = details.find(({ betItemId }) => betItemId === wire.optionId) ?? details[place]
  return taken === undefined ? null : oddsFromScaled(dptyOddsOf(taken.oddValue) ?? 0)
}
