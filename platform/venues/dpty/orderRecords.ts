import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { line as quarters } from '../../../streams/domain/market.ts'
import { PLACING_CHANNELS } from '../../../streams/domain/placingChannel.ts'
import { type Odds } from '../../../streams/domain/odds.ts'
import { seriesOdds, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { BetEntry } from '../../../streams/wire/dpty/bet.ts'
import {
  DPTY_ACCEPTANCE_CODES,
  DPTY_IS_RESERVE,
  DPTY_RESERVE_PAY_CODES,
  DPTY_STATUS,
} from '../../../streams/wire/dpty/betNumbers.ts'
import { dptyPlayOf } from '../../../streams/wire/dpty/markets.ts'
import { dptyOddsText } from '../../../streams/wire/dpty/prices.ts'
import { DPTY_CURRENCIES } from '../../../streams/wire/dpty/tables.ts'
import { marketName } from '../../names/marketNames.ts'
import { legNames, legTeams } from '../../names/selectionNames.ts'
import { SPORT_NAMES } from '../../names/sportNames.ts'
import { storedName } from '../../names/storedName.ts'
import type { OrderMovement } from '../../store/orders/movements.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import type { WinnerOf } from '../playedMatches.ts'
import { seriesCode, seriesName } from '../seriesCodes.ts'
import { chineseOf } from './language.ts'
import {
  lineText,
  oddsFormatCode,
  optionNumber,
  orderOutcomeCode,
  resultCode,
  resultSportNumber,
  sideCode,
} from './numbers.ts'
import {
  billStatus,
  codeOfOrder,
  isCombination,
  isReservation,
  partOf,
  placedStatus,
  preSettleCode,
  reserveFailCode,
  reserveStatus,
  statusCode,
} from './orderNumbers.ts'

const ENTRY_ID = /^(.+)\.(\d{1,2})$/

/** The confirm of an order, and its place in it; `null` for one that another version made. */
export function entryOf({ confirmId }: Pick<StoredOrder, 'confirmId'>): {
  readonly clientOrderId: string | null
  readonly orderIndex: number | null
} {
  const [, clientOrderId = null, index] = ENTRY_ID.exec(confirmId) ?? []
  return { clientOrderId, orderIndex: index === undefined ? null : Number(index) }
}

interface Context {
  readonly language: TextLanguage
  readonly winnerOf: WinnerOf
}

/** An order of `history`, with the transfers that the record shows (docs/venues/dpty.md, 3.7). */
export function orderRecord(
  order: StoredOrder,
  context: Context,
  movements: readonly OrderMovement[] = [],
): object {
  return {
    id: order.orderNo,
    status: statusCode(order),
    billStatus: billStatus(order),
    createTime: order.placedAt,
    confirmTime: confirmedAt(order),
    settleTime: order.settledAt,
    currency: DPTY_CURRENCIES[order.currency],
    betCount: order.legs.length,
    seriesType: seriesCode(order.series),
    seriesValue: seriesName(order.series),
    ...amountsOf(order),
    betAllResult: orderOutcomeCode(order.outcome, order.returned - order.totalStake),
    oddAcceptionType: DPTY_ACCEPTANCE_CODES[order.acceptance],
    marketType: oddsFormatCode(order.oddsFormat),
    ...priceOf(order),
    isReserve: isReservation(order) ? DPTY_IS_RESERVE.reservation : DPTY_IS_RESERVE.bet,
    isPreBet: order.reservePay === null ? 0 : 1,
    preSettle: preSettleCode(order),
    ...entryOf(order),
    code: codeOfOrder(order),
    rollbackNum: order.rollbacks,
    betChannel: PLACING_CHANNELS[order.channel],
    cashable: order.status === 'accepted' ? 1 : 0,
    reserveStatus: reserveStatus(order),
    reservePay: order.reservePay === null ? null : DPTY_RESERVE_PAY_CODES[order.reservePay],
    reserveFailCode: reserveFailCode(order),
    reserveOdd: order.reserveOdds === null ? '' : dptyOddsText(order.reserveOdds),
    details: order.legs.map((leg) => legRecord(order, leg, context)),
    moneyList: movements.map(({ kind, amount, at }) => ({ type: kind, amount: unitsText(amount), time: at })),
  }
}

/** When it was accepted or refused; a bet before kick-off is at once. */
function confirmedAt({ status, confirmDueAt, placedAt, filledAt, settledAt }: StoredOrder): number | null {
  if (status === 'reserved' || status === 'confirming') return null
  if (status === 'rejected') return settledAt
  return confirmDueAt ?? filledAt ?? placedAt
}

function amountsOf(order: StoredOrder) {
  const { totalStake, openStake, maxReturn, returned, cashedOut, unitStake } = order
  const over = order.settledAt !== null
  return {
    orderAmount: unitsText(unitStake),
    productAmountTotal: unitsText(totalStake),
    maxWinAmount: unitsText(partOf(maxReturn, openStake, totalStake) - openStake),
    profitAmount: over ? unitsText(returned - totalStake) : '',
    settleAmount: over ? unitsText(returned) : '',
    preBetAmount: unitsText(totalStake - openStake),
    preSettleAmount: unitsText(cashedOut),
    openAmount: unitsText(openStake),
  }
}

/** The price of a single, or of a series of one combination. */
function priceOf(order: StoredOrder): { readonly oddValue: string; readonly oddFinally: string } {
  const [first] = order.legs
  if (order.series === SINGLE_SERIES && first !== undefined) {
    return { oddValue: dptyOddsText(first.odds), oddFinally: first.oddsFinal }
  }
  const odds = isCombination(order) ? seriesOdds(order.legs.map((leg) => leg.odds as Odds)) : null
  const text = odds === null ? '' : dptyOddsText(odds)
  return { oddValue: text, oddFinally: text }
}

function legRecord(order: StoredOrder, leg: StoredLeg, { language, winnerOf }: Context): object {
  const chinese = chineseOf(language)
  const teams = { own: legTeams(leg, chinese), english: legTeams(leg, 'english') }
  const line = leg.line === null ? null : quarters(leg.line)
  const play = dptyPlayOf(leg.spec)
  const isOutright = leg.spec.kind === 'outright'
  const { home, away } = legTeams(leg, language)
  return {
    orderId: order.orderNo,
    matchId: leg.matchId,
    matchName: home === '' ? storedName(leg.leagueName, language) : `${home} v ${away}`,
    sportId: resultSportNumber(leg.sport),
    sportNameCn: SPORT_NAMES[leg.sport][chinese],
    leagueId: leg.leagueId,
    leagueNameCn: storedName(leg.leagueName, chinese),
    leagueNameEn: storedName(leg.leagueName, 'english'),
    homeTeamNameCn: teams.own.home,
    awayTeamNameCn: teams.own.away,
    homeTeamNameEn: teams.english.home,
    awayTeamNameEn: teams.english.away,
    betItemId: optionNumber(leg.matchId, leg.spec, line, leg.side),
    betItemName: marketName(leg.sport, leg.spec, language),
    betN: legNames(leg, language).full,
    kindsCode: play?.kc ?? '',
    betItemCTID: play?.ctid ?? 0,
    betHomeOrAway: sideCode(leg.side),
    betHandicap: lineText(leg.spec, leg.side, line),
    marketType: oddsFormatCode(order.oddsFormat),
    oddFinally: leg.oddsFinal,
    oddValue: dptyOddsText(leg.odds),
    isInplay: leg.timing === 'live' ? 1 : 0,
    beginTime: leg.kickOff,
    scoreBenchmark: leg.scoreBenchmark?.join(':') ?? '',
    settleScore: isOutright && leg.outcome !== null ? winnerOf(leg, language) : (leg.settleScore ?? ''),
    betResult: resultCode(leg.outcome),
    settleTime: leg.outcome === null ? null : leg.updatedAt,
  }
}

/** What became of an entry that is an order. */
export function placedRow(order: StoredOrder, { orderIndex }: Pick<BetEntry, 'orderIndex'>): object {
  const status = placedStatus(order)
  const refused = status === DPTY_STATUS.refused
  const waiting = order.status === 'reserved'
  return {
    orderIndex,
    id: refused ? null : order.orderNo,
    status,
    code: refused ? codeOfOrder(order) : 0,
    productAmountTotal: unitsText(order.totalStake),
    maxWinAmount: unitsText(order.maxReturn - order.totalStake),
    details: refused ? [] : order.legs.map(takenLeg),
    ...(waiting ? { reserveStatus: reserveStatus(order) } : {}),
  }
}

/** What became of an entry of which no order was made. */
export function refusedRow({ orderIndex, productAmountTotal }: BetEntry, code: number): object {
  const amounts = { productAmountTotal, maxWinAmount: '0.00' }
  return { orderIndex, id: null, status: DPTY_STATUS.refused, code, ...amounts, details: [] }
}

function takenLeg(leg: StoredLeg): object {
  const line = leg.line === null ? null : quarters(leg.line)
  return {
    betItemId: optionNumber(leg.matchId, leg.spec, line, leg.side),
    oddValue: dptyOddsText(leg.odds),
    betHandicap: lineText(leg.spec, leg.side, line),
  }
}

/** A row of `check`; of a reservation with what became of it. */
export function stateRow(order: StoredOrder): object {
  const reservation = reserveStatus(order)
  return {
    id: order.orderNo,
    status: statusCode(order),
    code: codeOfOrder(order),
    maxWinAmount: unitsText(order.maxReturn - order.totalStake),
    details: order.legs.map(takenLeg),
    ...(reservation === null ? {} : { reserveStatus: reservation }),
  }
}
