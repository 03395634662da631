import { formatLine } from '../../../streams/domain/lineFormat.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { line as quarters } from '../../../streams/domain/market.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  FBTY_ACCEPTANCE_CODES,
  FBTY_CASH_OUT_CODES,
  FBTY_ORDER_KINDS,
  FBTY_PUSH_TYPES,
} from '../../../streams/wire/fbty/betTables.ts'
import type {
  FbtyCashOutEntry,
  FbtyOrderLeg,
  FbtyOrderRecord,
  FbtyOrderState,
  FbtyReservation,
} from '../../../streams/wire/fbty/order.ts'
import {
  FBTY_CURRENCIES,
  FBTY_MATCH_STATE_CODES,
  FBTY_ODDS_FORMAT_CODES,
} from '../../../streams/wire/fbty/tables.ts'
import { FBTY_RESERVE_PAY_CODES } from '../../../streams/wire/fbty/betTables.ts'
import { marketName } from '../../names/marketNames.ts'
import { legNames, legTeams } from '../../names/selectionNames.ts'
import { storedName } from '../../names/storedName.ts'
import type { CashOutEntry } from '../../store/orders/cashOutRequests.ts'
import type { OrderMovement } from '../../store/orders/movements.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import type { World } from '../../world/world.ts'
import type { WinnerOf } from '../playedMatches.ts'
import { isUnfilled } from '../reservationOutcome.ts'
import {
  decimalOdds,
  isSingle,
  orderCode,
  orderResultCode,
  payoutCode,
  playOf,
  resultCode,
  seriesText,
  seriesValue,
  sidOf,
  typeOf,
} from './numbers.ts'
import { refusalFields } from './placedRows.ts'
import { cashOutRefusalCode } from './refusals.ts'
import { failureCode, reservationCode } from './reservationRecords.ts'

/** What records need besides the orders. */
export interface RecordSource {
  readonly world: Pick<World, 'match'>
  readonly winnerOf: WinnerOf
}

export interface OrderDetails {
  readonly movements?: readonly OrderMovement[] | undefined
  /** Oldest first. */
  readonly cashOuts?: readonly CashOutEntry[] | undefined
}

/** An order in the format of the records. Amounts are in units. */
export function orderRecord(
  source: RecordSource,
  order: StoredOrder,
  { movements = [], cashOuts = [] }: OrderDetails,
  language: TextLanguage,
): FbtyOrderRecord {
  const over = order.settledAt !== null
  const { totalStake, openStake, maxReturn, returned } = order
  const rst = reservationCode(order)
  return {
    id: order.orderNo,
    st: orderCode(order),
    ss: order.rollbacks,
    sert: isSingle(order.series) ? FBTY_ORDER_KINDS.single : FBTY_ORDER_KINDS.series,
    pushType: order.channel === 'push' ? FBTY_PUSH_TYPES.yes : FBTY_PUSH_TYPES.no,
    sv: seriesValue(order.series),
    bn: order.lines,
    al: order.legs.length,
    bt: seriesText(order.series),
    us: unitsText(order.unitStake),
    sat: unitsText(totalStake),
    sa: unitsText(returned),
    uwl: over ? unitsText(returned - totalStake) : null,
    sr: orderResultCode(order),
    cte: order.placedAt,
    stm: order.settledAt,
    mwa: unitsText(maxReturn - totalStake),
    mla: unitsText(maxReturn),
    lwa: unitsText(partOf(maxReturn, openStake, totalStake) - openStake),
    cid: FBTY_CURRENCIES[order.currency],
    oc: FBTY_ACCEPTANCE_CODES[order.acceptance],
    co: order.status === 'accepted' ? 1 : 0,
    coc: cashOuts.filter(({ status, cancelled }) => status === 'taken' && !cancelled).length,
    cots: unitsText(totalStake - openStake),
    cops: unitsText(order.cashedOut),
    crl: cashOuts.map(cashOutEntry),
    ...refusalFields(isUnfilled(order) ? null : order.reason, language),
    pst: payoutCode(order),
    ...(rst === null ? {} : { rst }),
    mvl: movements.map(({ kind, amount, at }) => ({ type: kind, amount: unitsText(amount), time: at })),
    ops: order.legs.map((leg) => legRecord(source, order, leg, language)),
  }
}

function partOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

function cashOutEntry(entry: CashOutEntry): FbtyCashOutEntry {
  const { id, askedAt, stake, amount, status, cancelled, reason, clientId } = entry
  return {
    id: String(id),
    ct: askedAt,
    cst: unitsText(stake),
    // A cash-out that was cancelled has paid its stake.
    cops: unitsText(cancelled ? stake : amount),
    st: FBTY_CASH_OUT_CODES[cancelled ? 'cancelled' : status],
    cr: reason === null ? null : cashOutRefusalCode(reason),
    relatedId: clientId,
  }
}

function legRecord(
  { world, winnerOf }: RecordSource,
  order: StoredOrder,
  leg: StoredLeg,
  language: TextLanguage,
): FbtyOrderLeg {
  const match = world.match(leg.matchId)
  const teams = legTeams(leg, language)
  const names = legNames(leg, language)
  const outright = leg.spec.kind === 'outright'
  const play = playOf(leg.sport, leg.spec)
  const side = (name: string, id: string | undefined) => ({ na: name, id: id ?? '' })
  return {
    sid: sidOf(leg.sport),
    mid: leg.matchId,
    mn: outright ? storedName(leg.leagueName, language) : storedName(leg.matchName, language),
    bt: leg.kickOff,
    lid: leg.leagueId,
    ln: storedName(leg.leagueName, language),
    te: outright ? [] : [side(teams.home, match?.teams?.home.id), side(teams.away, match?.teams?.away.id)],
    mty: play?.mty ?? 0,
    pe: play?.pe ?? 0,
    ty: typeOf(leg.side),
    li: leg.line === null ? '' : formatLine(quarters(leg.line)),
    mgn: marketName(leg.sport, leg.spec, language),
    on: names.short,
    onm: names.full,
    od: decimalOdds(leg.odds),
    of: FBTY_ODDS_FORMAT_CODES[order.oddsFormat],
    bod: leg.oddsFinal,
    ip: leg.timing === 'live' ? 1 : 0,
    re: leg.scoreBenchmark?.join('-') ?? '',
    rs: leg.outcome !== null && outright ? winnerOf(leg, language) : (leg.settleScore ?? ''),
    sr: resultCode(leg.outcome),
    // A match that the world does not list any more is over.
    ms: FBTY_MATCH_STATE_CODES[match?.state ?? 'ended'],
  }
}

/** The present state of an order. */
export function stateRecord(order: StoredOrder, language: TextLanguage): FbtyOrderState {
  return {
    oid: order.orderNo,
    st: orderCode(order),
    ...refusalFields(isUnfilled(order) ? null : order.reason, language),
    mwa: unitsText(order.maxReturn - order.totalStake),
    rst: reservationCode(order),
  }
}

/** A reservation that waits, or did not become a bet. */
export function reservationRecord(
  source: RecordSource,
  order: StoredOrder,
  language: TextLanguage,
): FbtyReservation {
  return {
    id: order.orderNo,
    sat: unitsText(order.totalStake),
    cte: order.placedAt,
    rst: reservationCode(order) ?? 0,
    cid: FBTY_CURRENCIES[order.currency],
    p: decimalOdds(order.reserveOdds ?? 0),
    fr: failureCode(order),
    ...refusalFields(isUnfilled(order) ? null : order.reason, language),
    pay: order.reservePay === null ? 0 : FBTY_RESERVE_PAY_CODES[order.reservePay],
    ops: order.legs.map((leg) => legRecord(source, order, leg, language)),
  }
}
