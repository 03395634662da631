import { map } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import { addMoney } from '../../domain/amount.ts'
import { money } from '../../domain/money.ts'
import type { Money } from '../../domain/money.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import type { Bet, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { channelOfBet } from '../../domain/placingChannel.ts'
import { err } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import {
  type BetLeg,
  type BetRequest,
  betResponse,
  type BetResponse,
  type PlacedSeries,
  type PlacedSingle,
} from '../../wire/pmty/bet.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { PMTY_DEVICE_TYPE, PMTY_PRE_BET } from '../../wire/pmty/betNumbers.ts'
import { PMTY_RESERVE_PAY_CODES, PMTY_PRE_ORDER_DETAILS } from '../../wire/pmty/reservationTables.ts'
import type { PlaceAnswer } from '../betting.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { afterBet, refusalKey } from './errors.ts'
import { writeLine } from './map/market.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { centsMoney } from './map/money.ts'
import { writeScore } from './map/score.ts'
import {
  acceptanceCodes,
  channelCodes,
  csidOf,
  currencyCodes,
  nameOfFormat,
  otOf,
  placedStateOf,
  timingCodes,
} from './numbers.ts'
import { mapValue } from '../mapAnswer.ts'
import { codeOfSeries } from '../seriesCodes.ts'
import { slotOf } from './slot.ts'

/**
 * Places a bet once; never retried. Without an answer the result is a transport failure, which means unknown.
 */
export function askPlace$(
  ask: Ask,
  order: PlacementOrder,
  memberId: string,
  timeoutMs: number,
): Call<PlaceAnswer> {
  return ask({
    kind: 'write',
    path: PMTY_PATHS.bet,
    body: betRequest(order, memberId),
    answer: betResponse,
    timeoutMs,
  }).pipe(
    mapValue((response) => ({ bets: placedBets(response, order) })),
    map((result) => {
      if (!result.ok) return err(afterBet(result.error))
      // A bet that is missing in the answer may have been placed all the same.
      return holdsEachBet(result.value.bets, order) ? result : err(transportFailure('badData'))
    }),
  )
}

/** The body of a bet call. */
export function betRequest(order: PlacementOrder, memberId: string): BetRequest {
  const singles = order.bets.filter(({ series }) => series === SINGLE_SERIES)
  return {
    cuid: memberId,
    tenantId: '',
    deviceType: PMTY_DEVICE_TYPE,
    deviceImei: '',
    currencyCode: currencyCodes[order.currency],
    fpId: '',
    acceptOdds: acceptanceCodes[order.acceptance],
    openMiltSingle: singles.length > 1 ? 1 : 0,
    preBet: order.reserve === undefined ? PMTY_PRE_BET.bet : PMTY_PRE_BET.reserve,
    ...(order.reserve === undefined ? {} : { reservePay: PMTY_RESERVE_PAY_CODES[order.reserve.pay] }),
    clientOrderId: order.id,
    validUntil: order.validUntil,
    seriesOrders: order.bets.map((bet) => ({
      seriesType: codeOfSeries(bet.series),
      seriesSum: bet.combinations,
      fullBet: 0,
      betChannel: channelCodes[channelOfBet(bet.legs)],
      orderDetailList: bet.legs.map((leg) => betLeg(leg, bet, order)),
    })),
  }
}

function betLeg(leg: Leg, bet: Bet, order: PlacementOrder): BetLeg {
  const format = bet.series === SINGLE_SERIES ? order.oddsFormat : 'europe'
  const { odds, line } = order.reserve ?? { odds: leg.agreedOdds, line: leg.choice.line }
  return {
    playId: leg.wire.playId,
    playName: leg.names.market,
    matchType: timingCodes[leg.timing],
    matchId: leg.choice.matchId,
    matchName: leg.names.league,
    tournamentId: leg.leagueId,
    tournamentLevel: 0,
    marketId: leg.wire.marketId,
    marketValue: writeLine(line),
    playOptionsId: leg.wire.optionId,
    playOptionName: leg.names.entrant ?? '',
    playOptions: otOf(leg.choice.side),
    placeNum: slotOf(leg.choice.handle),
    betAmount: unitsText(bet.unitStake.minor),
    odds,
    oddFinally: formatOdds(odds, format, oddsDisplayOf(leg.choice.sport)),
    marketTypeFinally: nameOfFormat(format),
    sportId: String(csidOf(leg.choice.sport)),
    sportName: '',
    scoreBenchmark: writeScore(leg.timing === 'live' ? leg.score : null),
    dataSource: '',
  }
}

function holdsEachBet(placed: readonly PlacedBet[], { bets }: PlacementOrder): boolean {
  const found = new Set(placed.map(({ bet }) => bet))
  return placed.length === bets.length && bets.every((_, index) => found.has(index))
}

/**
 * Assigns each row to the index of its bet: a single by its option, a series by its type. Rows without an
 * option are in the order of the request. A row that matches no bet is dropped.
 */
function placedBets(response: BetResponse, { bets, currency }: PlacementOrder): readonly PlacedBet[] {
  const singles = [...bets.keys()].filter((index) => bets[index]?.series === SINGLE_SERIES)
  const singleOf = ({ playOptionsId }: PlacedSingle, row: number): number | undefined =>
    playOptionsId === ''
      ? singles[row]
      : singles.find((index) => bets[index]?.legs[0]?.wire.optionId === playOptionsId)
  return [
    ...response.orderDetailRespList.flatMap((row, place) => {
      const bet = singleOf(row, place)
      return bet === undefined ? [] : [placedSingle(row, bet, currency)]
    }),
    ...response.seriesOrderRespList.flatMap((row) => {
      const bet = bets.findIndex(
        ({ series }) => series !== SINGLE_SERIES && codeOfSeries(series) === row.seriesType,
      )
      return bet === -1 ? [] : [placedSeries(row, bet, currency)]
    }),
  ]
}

function placedSingle(row: PlacedSingle, bet: number, currency: Currency): PlacedBet {
  const typed = unitsOrZero(row.betMoney, currency)
  const addition = unitsMoney(row.addition, currency) ?? money(0, currency)
  const stake = addMoney(typed, addition) ?? typed
  const waits = row.preOrderDetailStatus === PMTY_PRE_ORDER_DETAILS.reserving
  const state = waits ? 'reserved' : placedStateOf(row.orderStatusCode)
  return {
    bet,
    orderNo: row.orderNo,
    state,
    stake,
    maxReturn: returnOf(stake, row.maxWinMoney),
    odds: [oddsFromScaled(row.oddsValues)],
    reasonKey: refusalKey(state, row.refuseCode),
  }
}

function placedSeries(row: PlacedSeries, bet: number, currency: Currency): PlacedBet {
  const stake = unitsOrZero(row.betAmount, currency)
  const state = placedStateOf(row.orderStatusCode)
  return {
    bet,
    orderNo: row.orderNo,
    state,
    stake,
    maxReturn: returnOf(stake, row.maxWinAmount),
    odds: row.oddsValues.map((odds) => (odds === null ? null : oddsFromScaled(odds))),
    reasonKey: refusalKey(state, row.refuseCode),
  }
}

/** Stake plus the maximum profit, which the venue sends in cents. */
function returnOf(stake: Money, netCents: number): Money {
  return addMoney(stake, centsMoney(netCents, stake.currency)) ?? stake
}
