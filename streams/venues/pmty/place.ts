import { map } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import { addMoney } from '../../domain/amount.ts'
import { money } from '../../domain/money.ts'
import type { Money } from '../../domain/money.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { formatOdds } from '../../domain/oddsFormat.ts'
import type { Bet, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { err } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/pmty/amounts.ts'
import {
  type BetLeg,
  type BetRequest,
  betResponse,
  type BetResponse,
  type PlacedSeries,
  type PlacedSingle,
} from '../../wire/pmty/bet.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call, PlaceAnswer } from '../venue.ts'
import type { Ask } from './call.ts'
import { afterBet, refusalKey } from './errors.ts'
import { writeLine } from './map/market.ts'
import { centsMoney, unitsMoney, unitsOrZero } from './map/money.ts'
import { writeScore } from './map/score.ts'
import {
  acceptanceCodes,
  csidOf,
  currencyCodes,
  nameOfFormat,
  otOf,
  placedStateOf,
  timingCodes,
} from './numbers.ts'
import { mapValue } from './results.ts'

/** Places once: never repeated, and a lost answer stays a transport failure, which means unknown. */
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
    mapValue((response) => ({ bets: placedBets(response, order.currency) })),
    map((result) => {
      if (!result.ok) return err(afterBet(result.error))
      // A bet that the answer does not tell of may have been made all the same.
      return result.value.bets.length < order.bets.length ? err(transportFailure('badData')) : result
    }),
  )
}

/** The body of one confirm. */
export function betRequest(order: PlacementOrder, memberId: string): BetRequest {
  const singles = order.bets.filter(({ series }) => series === SINGLE_SERIES)
  return {
    cuid: memberId,
    tenantId: '',
    deviceType: 1,
    deviceImei: '',
    currencyCode: currencyCodes[order.currency],
    fpId: '',
    acceptOdds: acceptanceCodes[order.acceptance],
    openMiltSingle: singles.length > 1 ? 1 : 0,
    preBet: 0,
    clientOrderId: order.id,
    validUntil: order.validUntil,
    seriesOrders: order.bets.map((bet) => ({
      seriesType: bet.series,
      seriesSum: bet.lines,
      fullBet: 0,
      orderDetailList: bet.legs.map((leg) => betLeg(leg, bet, order)),
    })),
  }
}

function betLeg(leg: Leg, bet: Bet, order: PlacementOrder): BetLeg {
  const format = bet.series === SINGLE_SERIES ? order.oddsFormat : 'europe'
  return {
    playId: leg.wire.playId,
    playName: leg.names.market,
    matchType: timingCodes[leg.timing],
    matchId: leg.choice.matchId,
    matchName: leg.names.league,
    tournamentId: leg.leagueId,
    tournamentLevel: 0,
    marketId: leg.wire.marketId,
    marketValue: writeLine(leg.choice.line),
    playOptionsId: leg.wire.optionId,
    playOptionName: '',
    playOptions: otOf(leg.choice.side),
    placeNum: leg.choice.slot,
    betAmount: unitsText(bet.unitStake.minor),
    odds: leg.agreedOdds,
    oddFinally: formatOdds(leg.agreedOdds, format),
    marketTypeFinally: nameOfFormat(format),
    sportId: String(csidOf(leg.choice.sport)),
    sportName: '',
    scoreBenchmark: writeScore(leg.timing === 'live' ? leg.score : null),
    dataSource: '',
  }
}

function placedBets(response: BetResponse, currency: Currency): readonly PlacedBet[] {
  return [
    ...response.orderDetailRespList.map((row) => placedSingle(row, currency)),
    ...response.seriesOrderRespList.map((row) => placedSeries(row, currency)),
  ]
}

function placedSingle(row: PlacedSingle, currency: Currency): PlacedBet {
  const typed = unitsOrZero(row.betMoney, currency)
  const addition = unitsMoney(row.addition, currency) ?? money(0, currency)
  const stake = addMoney(typed, addition) ?? typed
  const state = placedStateOf(row.orderStatusCode)
  return {
    orderNo: row.orderNo,
    series: SINGLE_SERIES,
    state,
    stake,
    maxReturn: returnOf(stake, row.maxWinMoney),
    odds: [oddsFromScaled(row.oddsValues)],
    reasonKey: refusalKey(state, row.refuseCode),
  }
}

function placedSeries(row: PlacedSeries, currency: Currency): PlacedBet {
  const stake = unitsOrZero(row.betAmount, currency)
  const state = placedStateOf(row.orderStatusCode)
  return {
    orderNo: row.orderNo,
    series: row.seriesType,
    state,
    stake,
    maxReturn: returnOf(stake, row.maxWinAmount),
    odds: row.oddsValues.map((odds) => (odds === null ? null : oddsFromScaled(odds))),
    reasonKey: refusalKey(state, row.refuseCode),
  }
}

/** Stake and the greatest win, which the venue tells in cents and net. */
function returnOf(stake: Money, netCents: number): Money {
  return addMoney(stake, centsMoney(netCents, stake.currency)) ?? stake
}
