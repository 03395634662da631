import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { formatLine } from '../../../streams/domain/lineFormat.ts'
import { line as quarters } from '../../../streams/domain/market.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { OrderRecord, PmtyOrderLeg } from '../../../streams/wire/pmty/orderList.ts'
import {
  PMTY_CHANNEL_CODES,
  PMTY_ORDER_KINDS,
  PMTY_TICKET_KINDS,
} from '../../../streams/wire/pmty/orderNumbers.ts'
import type { OrderStatusRow } from '../../../streams/wire/pmty/orderStatus.ts'
import type { BetResponse, PlacedSeries, PlacedSingle } from '../../../streams/wire/pmty/bet.ts'
import type { OrderMovement } from '../../store/orders/movements.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import { cashOutFields } from './cashOutRecords.ts'
import { storedName } from '../../names/storedName.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import {
  orderOutcomeCode,
  orderStateCode,
  placedStateCode,
  resultCode,
  sideCode,
  sportCode,
  statusRowCode,
  timingCode,
  oddsFormatName,
  payoutCode,
} from './numbers.ts'
import { marketName } from '../../names/marketNames.ts'
import { seriesCode, seriesName } from '../seriesCodes.ts'
import { legNames, legTeams } from '../../names/selectionNames.ts'
import { sportName } from '../../names/sportNames.ts'
import { virtualSportName } from '../../names/virtualNames.ts'
import { parseVirtualId } from '../../world/virtual/matchId.ts'
import { refusalCode } from './refusalCodes.ts'
import type { WinnerOf } from '../playedMatches.ts'
import { isUnfilled } from '../reservationOutcome.ts'
import { detailCode, reservationCode, reservationFields } from './reservationRecords.ts'

/** An order in the format of the order list, with the transfers that the records show. Amounts are in units. */
export function orderRecord(
  order: StoredOrder,
  language: TextLanguage,
  winnerOf: WinnerOf,
  movements: readonly OrderMovement[] = [],
): OrderRecord {
  const over = order.settledAt !== null
  const detailList = order.legs.map((leg) => ({
    ...recordLeg(order, leg, language),
    ...(leg.outcome !== null && leg.settleScore === null && leg.spec.kind === 'outright'
      ? { settleScore: winnerOf(leg, language) }
      : {}),
  }))
  return {
    orderNo: order.orderNo,
    clientOrderId: order.confirmId,
    orderStatus: orderStateCode(order),
    betTime: order.placedAt,
    settleTime: order.settledAt,
    marketType: oddsFormatName(order.oddsFormat),
    currencyCode: String(CURRENCY_IDS[order.currency]),
    orderAmountTotal: unitsText(order.totalStake),
    maxWinAmount: unitsText(order.maxReturn - order.totalStake),
    profitAmount: over ? unitsText(order.returned - order.totalStake) : null,
    backAmount: over ? unitsText(order.returned) : null,
    outcome: order.outcome === null ? 0 : orderOutcomeCode(order.outcome, order.returned - order.totalStake),
    seriesType: seriesCode(order.series),
    seriesSum: order.lines,
    seriesValue: seriesName(order.series),
    orderKind: order.series === SINGLE_SERIES ? PMTY_ORDER_KINDS.single : PMTY_ORDER_KINDS.parlay,
    ticketKind: order.lines === 1 ? PMTY_TICKET_KINDS.single : PMTY_TICKET_KINDS.multiple,
    betChannel: PMTY_CHANNEL_CODES[order.channel],
    ...cashOutFields(order),
    ...reservationFields(order),
    addition: addition(order),
    payoutStatus: payoutCode(order),
    rollbackNum: order.rollbacks,
    moneyList: movements.map(({ kind, amount, at }) => ({ type: kind, amount: unitsText(amount), time: at })),
    refuseCode: refusedWith(order),
    detailList,
    orderVOS: [],
  }
}

/** A reservation that did not become a bet has a failure of its own. */
function refusedWith(order: StoredOrder): string | null {
  const { reason } = order
  return reason === null || isUnfilled(order) ? null : refusalCode(reason)
}

/** The amount that negative Malay and Indonesian prices risk above the typed amount. */
function addition({ series, totalStake, unitStake }: StoredOrder): string | null {
  return series === SINGLE_SERIES && totalStake !== unitStake ? unitsText(totalStake - unitStake) : null
}

function recordLeg(order: StoredOrder, leg: StoredLeg, language: TextLanguage): PmtyOrderLeg {
  const { home, away } = legTeams(leg, language)
  const score = leg.scoreBenchmark === null ? '' : `(${leg.scoreBenchmark.join('-')})`
  return {
    matchId: leg.matchId,
    matchInfo: home === '' ? virtualRaceName(leg, language) : `${home} v ${away}${score}`,
    home,
    away,
    matchName: storedName(leg.leagueName, language),
    tournamentId: leg.leagueId,
    matchType: timingCode(leg),
    beginTime: leg.kickOff,
    playId: leg.playId,
    playName: marketName(leg.sport, leg.spec, language),
    marketId: leg.marketId,
    marketType: oddsFormatName(order.oddsFormat),
    marketValue: leg.line === null ? '' : formatLine(quarters(leg.line)),
    playOptions: sideCode(leg.side),
    playOptionsId: leg.optionId,
    playOptionName: legNames(leg, language).full,
    oddFinally: leg.oddsFinal,
    oddsValue: leg.odds,
    betResult: leg.outcome === null ? 0 : resultCode(leg.outcome),
    settleScore: leg.settleScore ?? '',
    scoreBenchmark: leg.scoreBenchmark?.join(':') ?? '',
    sportId: sportCode(leg.sport),
    sportName: sportName(leg.sport, language),
  }
}

/** A race has no teams: its sport and its batch, such as `VR赛马 20261120-0346`. */
function virtualRaceName({ matchId, sport }: StoredLeg, language: TextLanguage): string {
  const named = parseVirtualId(matchId)
  return named === null ? '' : `${virtualSportName(sport, language)} ${named.batchNo}`
}

/** A row of `queryOrderStatus`. */
export function statusRow(order: StoredOrder): OrderStatusRow {
  return {
    orderNo: order.orderNo,
    status: statusRowCode(order.status),
    newMaxWinAmount: order.maxReturn - order.totalStake,
    oddsChangeList: order.legs.map(({ optionId, odds }) => ({ playOptionsId: optionId, usedOdds: odds })),
    refuseCode: refusedWith(order),
    preOrderStatus: reservationCode(order),
  }
}

/** The answer to a bet: the state of each requested order. */
export function placedAnswer(orders: readonly StoredOrder[], language: TextLanguage): BetResponse {
  const sum = (amount: (order: StoredOrder) => number): number =>
    orders.reduce((total, order) => total + amount(order), 0)
  const singles = orders.filter(({ series }) => series === SINGLE_SERIES)
  const others = orders.filter(({ series }) => series !== SINGLE_SERIES)
  return {
    betMoneyTotal: unitsText(sum((order) => order.totalStake)),
    globalId: orders[0]?.confirmId ?? '',
    lock: 0,
    maxWinMoneyTotal: sum((order) => order.maxReturn - order.totalStake),
    orderDetailRespList: singles.flatMap((order) => placedSingle(order, language)),
    seriesOrderRespList: others.map(placedSeries),
  }
}

function placedSingle(order: StoredOrder, language: TextLanguage): PlacedSingle[] {
  const [leg] = order.legs
  if (leg === undefined) return []
  const shown = recordLeg(order, leg, language)
  return [
    {
      orderNo: order.orderNo,
      betMoney: unitsText(order.totalStake),
      maxWinMoney: order.maxReturn - order.totalStake,
      marketType: shown.marketType,
      marketValues: shown.marketValue,
      oddsValues: leg.odds,
      orderStatusCode: placedStateCode(order.status),
      preOrderDetailStatus: detailCode(order),
      refuseCode: order.reason === null ? null : refusalCode(order.reason),
      playName: shown.playName,
      playOptionName: shown.playOptionName,
      playOptionsId: leg.optionId,
      matchInfo: shown.matchInfo,
      scoreBenchmark: shown.scoreBenchmark,
      addition: addition(order),
    },
  ]
}

function placedSeries(order: StoredOrder): PlacedSeries {
  return {
    orderNo: order.orderNo,
    seriesValue: seriesName(order.series),
    seriesType: seriesCode(order.series),
    seriesSum: order.lines,
    betAmount: unitsText(order.totalStake),
    seriesBetAmount: unitsText(order.unitStake),
    maxWinAmount: order.maxReturn - order.totalStake,
    orderStatusCode: placedStateCode(order.status),
    refuseCode: order.reason === null ? null : refusalCode(order.reason),
    marketType: oddsFormatName(order.oddsFormat),
    betTime: order.placedAt,
    oddsValues: order.legs.map(({ odds }) => oddsFromScaled(odds)),
  }
}
