import { isLegTiming, type LegTiming } from '../../../streams/domain/leg.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import type { MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import { ACCEPTANCE_MODES } from '../../../streams/domain/order.ts'
import type { AcceptanceMode, LegOutcome } from '../../../streams/domain/order.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import { isFieldKind } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { entrantOf, isScore, sideOfEntrant } from '../../../streams/domain/vocabulary/sides.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import {
  PMTY_ACCEPTANCE_CODES,
  PMTY_BET_RESULT_CODES,
  PMTY_ODDS_FORMAT_NAMES,
  PMTY_ODDS_FORMATS,
  PMTY_SIDES,
  PMTY_SPORTS,
  PMTY_TIMING_CODES,
} from '../../../streams/wire/pmty/tables.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import type { OrderOutcome, StoredOrderStatus } from '../../store/schema/orders.ts'

const PLAYS_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(PMTY_PLAYS).map(([hpid, key]) => [key, hpid]),
)
const KEYS_BY_PLAY: ReadonlyMap<string, MarketKey> = new Map(Object.entries(PMTY_PLAYS))

/** `hpid` of a market; `null` if the venue has no number for it and therefore does not offer it. */
export function playOf(spec: MarketSpec): string | null {
  return PLAYS_BY_KEY.get(marketKey(spec)) ?? null
}

/** The market key of a play; `null` for a play that the venue does not have. */
export function marketKeyOf(hpid: string): MarketKey | null {
  return KEYS_BY_PLAY.get(hpid) ?? null
}

const SPORTS: readonly (readonly [number, Sport])[] = Object.entries(PMTY_SPORTS).map(([code, sport]) => [
  Number(code),
  sport,
])

/** `csid`; -1 for a sport that the venue does not have (docs/protocol.md, 2.4). */
export function sportCode(sport: Sport): number {
  return SPORTS.find(([, name]) => name === sport)?.[0] ?? -1
}

/** The name of a game of esports, which is the same in every language (docs/esports.md, 1). */
export function gameName(game: Sport): string {
  return game.toUpperCase()
}

const CODES_BY_SIDE: ReadonlyMap<string, string> = new Map(
  Object.entries(PMTY_SIDES).map(([code, side]) => [side, code]),
)
const SIDES_BY_CODE: ReadonlyMap<string, Side> = new Map(Object.entries(PMTY_SIDES))

/** `ot`; a correct score is its own code, and an entrant has its number. */
export function sideCode(side: Side): string {
  return entrantOf(side) ?? CODES_BY_SIDE.get(side) ?? side
}

/** The side of an `ot` of a market, or `null`. */
export function sideOf(spec: MarketSpec | null, code: string): Side | null {
  if (spec !== null && isFieldKind(spec.kind)) return sideOfEntrant(code)
  const named = SIDES_BY_CODE.get(code)
  if (named !== undefined) return named
  return isScore(code) ? code : null
}

/** The mode of an `acceptOdds`; an unknown one accepts no change. */
export function acceptanceOf(code: number): AcceptanceMode {
  return ACCEPTANCE_MODES.find((mode) => PMTY_ACCEPTANCE_CODES[mode] === code) ?? 'none'
}

const FORMATS: readonly (readonly [string, OddsFormat])[] = Object.entries(PMTY_ODDS_FORMAT_NAMES)

/** `EU`, `HK` … */
export function oddsFormatName(format: OddsFormat): string {
  return FORMATS.find(([, known]) => known === format)?.[0] ?? 'EU'
}

/** The format of a `marketTypeFinally`, or `null`. */
export function oddsFormatOf(name: string): OddsFormat | null {
  return FORMATS.find(([known]) => known === name)?.[1] ?? null
}

/** `hsw` of a market that is offered in all formats. */
export const ALL_ODDS_FORMATS = Object.keys(PMTY_ODDS_FORMATS).join(',')
/** `hsw` of a market that is offered in European odds only. */
export const EUROPEAN_ONLY = '1'

/** `matchType` of a leg; 5 in esports, before the match and in play (docs/esports.md, 6.7). */
export function timingCode({ timing, sport }: Pick<StoredLeg, 'timing' | 'sport'>): number {
  return PMTY_TIMING_CODES[isEsport(sport) ? 'esports' : timing]
}

/** The timing of a `matchType`, or `null`. */
export function timingOf(code: number): LegTiming | null {
  const known: readonly (readonly [string, number])[] = Object.entries(PMTY_TIMING_CODES)
  const name = known.find(([, number]) => number === code)?.[0]
  return name === undefined || !isLegTiming(name) ? null : name
}

export function resultCode(outcome: LegOutcome): number {
  return PMTY_BET_RESULT_CODES[outcome]
}

/** `outcome` of an order. An order with a partial result is coded by its profit. */
export function orderOutcomeCode(outcome: OrderOutcome, profit: number): number {
  if (outcome !== 'part') return resultCode(outcome)
  return resultCode(profit > 0 ? 'halfWin' : 'halfLose')
}

const ORDER_STATES: Readonly<Record<StoredOrderStatus, number>> = {
  accepted: 0,
  rolledBack: 0,
  settled: 1,
  cashedOut: 1,
  cancelled: 2,
  reserved: 3,
  confirming: 3,
  rejected: 4,
}

const EVENT_CANCELLED = 5

/** `orderStatus` in lists and in C201. An order whose matches were all cancelled has its own code. */
export function orderStateCode({ status, outcome }: Pick<StoredOrder, 'status' | 'outcome'>): number {
  return status === 'settled' && outcome === 'cancelled' ? EVENT_CANCELLED : ORDER_STATES[status]
}

/** `payoutStatus`: 1 paid out, 0 not yet, 2 cancelled, 3 cancelled after it was paid out. */
export function payoutCode({ status, cancelledPaid }: Pick<StoredOrder, 'status' | 'cancelledPaid'>): number {
  if (status === 'settled' || status === 'cashedOut') return 1
  if (status !== 'rejected' && status !== 'cancelled') return 0
  return cancelledPaid ? 3 : 2
}

const STATUS_ROWS: Readonly<Record<StoredOrderStatus, number>> = {
  accepted: 1,
  rolledBack: 1,
  settled: 1,
  cashedOut: 1,
  rejected: 2,
  reserved: 3,
  confirming: 3,
  cancelled: 4,
}

/** `status` in `queryOrderStatus` and C201. */
export function statusRowCode(status: StoredOrderStatus): number {
  return STATUS_ROWS[status]
}

/** `orderStatusCode` in the answer to a bet. For a repeated bet the order may already be settled. */
export function placedStateCode(status: StoredOrderStatus): number {
  switch (status) {
    case 'accepted':
    case 'cashedOut':
    case 'settled':
    case 'rolledBack':
      return 1
    case 'reserved':
    case 'confirming':
      return 2
    case 'rejected':
    case 'cancelled':
      return 0
  }
}
