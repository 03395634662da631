import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { type Currency, money } from '../../../streams/domain/money.ts'
import { oddsFromScaled, ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { type SeriesKey, seriesOf, seriesStake, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { quoteSingle } from '../../../streams/domain/stake.ts'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import type { FbtyBetLeg, FbtyPlacedRow } from '../../../streams/wire/fbty/bet.ts'
import { FBTY_ORDER_CODES } from '../../../streams/wire/fbty/betTables.ts'
import { FBTY_CODES } from '../../../streams/wire/fbty/codes.ts'
import { FBTY_ODDS_FORMAT_CODES } from '../../../streams/wire/fbty/tables.ts'
import { parseMarketId } from '../../world/ids.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { World } from '../../world/world.ts'
import { lineInSlot, selectionAt } from '../linePlace.ts'
import { messageOf } from './messages.ts'
import { decimalOdds, formatOf, orderCode, sideOfType } from './numbers.ts'
import { rejectionOf } from './refusals.ts'
import { reservationCode } from './reservationRecords.ts'

/** A bet as it was asked for. */
export interface AskedBet {
  readonly series: SeriesKey | null
  readonly legs: readonly FbtyBetLeg[]
  readonly unitStake: string
  readonly currency: Currency
}

/** Why an order was refused; nothing for one that was not. */
export function refusalFields(
  reason: string | null,
  language: TextLanguage,
): Pick<FbtyPlacedRow, 'rj' | 'rjs' | 'code'> {
  if (reason === null) return { rj: 0, rjs: '', code: null }
  const { code, rj } = reason === 'duplicate' ? { code: FBTY_CODES.duplicate, rj: 1 } : rejectionOf(reason)
  return { rj, rjs: messageOf(code, language), code }
}

/** The row of a bet that was made, now or before. */
export function placedRow(order: StoredOrder, language: TextLanguage): FbtyPlacedRow {
  return {
    id: order.orderNo,
    st: orderCode(order),
    ...refusalFields(order.reason, language),
    sat: unitsText(order.totalStake),
    mla: unitsText(order.maxReturn),
    ops: order.legs.map(({ marketId, odds }) => ({
      mid: marketId,
      od: decimalOdds(odds),
      of: FBTY_ODDS_FORMAT_CODES[order.oddsFormat],
      bod: decimalOdds(odds),
    })),
  }
}

/** The row of a bet that was not made, with the present prices; without one the price that was sent. */
export function refusedRow(
  world: Pick<World, 'match'>,
  { series, legs, unitStake, currency }: AskedBet,
  reason: string,
  language: TextLanguage,
): FbtyPlacedRow {
  const ops = legs.map((leg) => {
    const od = presentOdds(world, leg)
    return { mid: leg.marketId, od, of: leg.oddsFormat, bod: od }
  })
  return {
    id: '',
    st: FBTY_ORDER_CODES.rejected,
    ...refusalFields(reason, language),
    sat: unitsText(stakeOf(series, legs, money(minorUnits(unitStake) ?? 0, currency))),
    mla: unitsText(0),
    ops,
  }
}

function presentOdds(world: Pick<World, 'match'>, { marketId, optionType, odds }: FbtyBetLeg): number {
  const named = parseMarketId(marketId)
  const side = sideOfType(optionType)
  const place = named === null ? null : lineInSlot(world, named.matchId, named.key, named.slot)
  if (named === null || side === null || place?.line.line !== named.line) return odds
  const selection = selectionAt(place, side)
  return selection === undefined ? odds : decimalOdds(selection.odds)
}

/** The stake of all combinations; in some formats the typed amount is the win. */
function stakeOf(
  key: SeriesKey | null,
  [leg]: readonly FbtyBetLeg[],
  unit: ReturnType<typeof money>,
): number {
  const series = key === null || key === SINGLE_SERIES ? null : seriesOf(key)
  if (series !== null) return seriesStake(unit, series).minor
  const odds = leg === undefined ? null : oddsFromScaled(Math.round(leg.odds * ODDS_SCALE))
  if (leg === undefined || odds === null) return unit.minor
  return quoteSingle(unit, odds, formatOf(leg.oddsFormat)).risked.minor
}

/** The answer to a reservation. */
export function reservedRow(order: StoredOrder): { readonly id: string; readonly st: number } {
  return { id: order.orderNo, st: reservationCode(order) ?? 0 }
}
