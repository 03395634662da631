import { map, of } from 'rxjs'
import { addMoney } from '../../domain/amount.ts'
import type { Leg } from '../../domain/leg.ts'
import { type Currency, type Money, MINOR_PER_UNIT } from '../../domain/money.ts'
import type { Bet, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { seriesOf, seriesStake, SINGLE_SERIES } from '../../domain/parlay.ts'
import { channelOfBet } from '../../domain/placingChannel.ts'
import { err, ok } from '../../domain/result.ts'
import { quoteSingle } from '../../domain/stake.ts'
import { transportFailure } from '../../link/exchange.ts'
import {
  type FbtyBetLeg,
  type FbtyPlacedRow,
  type FbtyReserveRequest,
  type FbtySeriesRequest,
  type FbtySinglesRequest,
  placedRows,
  reservedAnswer,
} from '../../wire/fbty/bet.ts'
import { FBTY_PUSH_TYPES, FBTY_RESERVE_PAY_CODES } from '../../wire/fbty/betTables.ts'
import type { PlaceAnswer } from '../betting.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { afterWrite, isUnsure, refusalFor, refusalKey } from './errors.ts'
import {
  acceptanceCodes,
  currencyIds,
  decimalOdds,
  formatCodes,
  noMoney,
  orderStateOf,
  scaledOdds,
  typeOf,
  valueOfSeries,
  withReservation,
} from './numbers.ts'

/**
 * Places the bets of a confirm once, as the call of singles or of series; never retried. Without a usable answer
 * the result is a transport failure, which means unknown.
 */
export function askPlace$(ask: Ask, order: PlacementOrder): Call<PlaceAnswer> {
  if (order.reserve !== undefined) return askReserve$(ask, order)
  const singles = order.bets.filter(({ series }) => series === SINGLE_SERIES)
  if (singles.length > 0 && singles.length < order.bets.length) return of(err(refusalFor('mixedConfirm')))
  const asked$ =
    singles.length > 0
      ? ask({ kind: 'write', call: 'singles', body: singlesBody(order), answer: placedRows })
      : ask({ kind: 'write', call: 'series', body: seriesBody(order), answer: placedRows })
  return asked$.pipe(
    mapValue((rows) => rows),
    map((result) => {
      if (!result.ok) return err(afterWrite(result.error))
      const rows = result.value
      // A bet that is missing in the answer may have been placed all the same.
      if (rows.length !== order.bets.length) return err(transportFailure('badData'))
      if (rows.some(isUnknown)) return err(afterWrite(refusalFor('unknownResult')))
      return ok({ bets: rows.map((row, index) => placedBet(row, index, order)) })
    }),
  )
}

/** A bet without a number whose code does not rule out that it was made. */
function isUnknown({ id, code }: FbtyPlacedRow): boolean {
  return id === '' && (code === null || isUnsure(code))
}

function common({ currency, validUntil }: PlacementOrder) {
  return { currencyId: currencyIds[currency], validUntil }
}

/** The id of a bet: that of its confirm, and its place. */
export function relatedIdOf({ id }: Pick<PlacementOrder, 'id'>, index: number): string {
  return `${id}.${index}`
}

/** The body of the call for singles. */
export function singlesBody(order: PlacementOrder): FbtySinglesRequest {
  return {
    ...common(order),
    singleBetList: order.bets.map((bet, index) => ({
      unitStake: unitsOf(bet.unitStake),
      oddsChange: acceptanceCodes[order.acceptance],
      relatedId: relatedIdOf(order, index),
      pushType: pushTypeOf(bet),
      betOptionList: bet.legs.map((leg) => wireLeg(leg, formatCodes[order.oddsFormat])),
    })),
  }
}

/** The body of the call for series, whose legs are common to all of them. */
export function seriesBody(order: PlacementOrder): FbtySeriesRequest {
  const legs = order.bets[0]?.legs ?? []
  return {
    ...common(order),
    betOptionList: legs.map((leg) => wireLeg(leg, formatCodes.europe)),
    betMultipleData: order.bets.map((bet, index) => ({
      oddsChange: acceptanceCodes[order.acceptance],
      seriesValue: valueOfSeries(bet.series),
      unitStake: unitsOf(bet.unitStake),
      relatedId: relatedIdOf(order, index),
      pushType: pushTypeOf(bet),
    })),
  }
}

function pushTypeOf({ legs }: Bet): 1 | 2 {
  return channelOfBet(legs) === 'push' ? FBTY_PUSH_TYPES.yes : FBTY_PUSH_TYPES.no
}

function unitsOf({ minor }: Money): number {
  return minor / MINOR_PER_UNIT
}

function wireLeg(leg: Leg, oddsFormat: FbtyBetLeg['oddsFormat']): FbtyBetLeg {
  const live = leg.timing === 'live'
  return {
    marketId: leg.wire.marketId,
    optionType: typeOf(leg.choice.side),
    odds: decimalOdds(leg.agreedOdds),
    oddsFormat,
    ip: live ? 1 : 0,
    re: live && leg.score !== null ? leg.score.join('-') : '',
  }
}

function placedBet(row: FbtyPlacedRow, bet: number, order: PlacementOrder): PlacedBet {
  const asked = order.bets[bet]
  const state = orderStateOf(row.st)
  const stake = unitsMoney(row.sat, order.currency) ?? stakeOf(asked, order)
  return {
    bet,
    orderNo: row.id === '' ? null : row.id,
    state,
    stake,
    maxReturn: unitsMoney(row.mla, order.currency) ?? stake,
    odds: (asked?.legs ?? []).map((_, index) => scaledOdds(row.ops[index]?.od ?? 0)),
    reasonKey: refusalKey(state, row),
  }
}

/** What a bet risks, where the venue does not say. */
function stakeOf(bet: Bet | undefined, { currency, oddsFormat }: PlacementOrder): Money {
  if (bet === undefined) return noMoney(currency)
  const [leg] = bet.legs
  const series = bet.series === SINGLE_SERIES ? null : seriesOf(bet.series)
  if (series !== null) return seriesStake(bet.unitStake, series)
  return leg === undefined ? bet.unitStake : quoteSingle(bet.unitStake, leg.agreedOdds, oddsFormat).risked
}

/** Reserves the only leg of a confirm at the price that is waited for. */
function askReserve$(ask: Ask, order: PlacementOrder): Call<PlaceAnswer> {
  const [bet, ...others] = order.bets
  const [leg] = bet?.legs ?? []
  const { reserve, currency } = order
  // Only the present line can be reserved.
  if (bet === undefined || leg === undefined || reserve === undefined || others.length > 0)
    return of(err(refusalFor('mixedConfirm')))
  if (reserve.line !== leg.choice.line) return of(err(refusalFor('reserveFailed')))
  const body = {
    ...common(order),
    unitStake: unitsOf(bet.unitStake),
    pay: FBTY_RESERVE_PAY_CODES[reserve.pay],
    relatedId: relatedIdOf(order, 0),
    betOptionList: [{ ...wireLeg(leg, formatCodes.europe), odds: decimalOdds(reserve.odds) }],
  } satisfies FbtyReserveRequest
  return ask({ kind: 'write', call: 'reserve', body, answer: reservedAnswer }).pipe(
    map((result) => {
      if (!result.ok) return err(afterWrite(result.error))
      const { id, st } = result.value.value
      if (id === '') return err(transportFailure('badData'))
      return ok({ bets: [reservedBet(id, st, bet, reserve.odds, currency)] })
    }),
  )
}

function reservedBet(
  orderNo: string,
  rst: number,
  { unitStake }: Bet,
  odds: NonNullable<PlacementOrder['reserve']>['odds'],
  currency: Currency,
): PlacedBet {
  const { risked, returns } = quoteSingle(unitStake, odds, 'europe')
  const stake = addMoney(risked, noMoney(currency)) ?? unitStake
  return {
    bet: 0,
    orderNo,
    state: withReservation('confirming', rst),
    stake,
    maxReturn: returns,
    odds: [odds],
    reasonKey: null,
  }
}
