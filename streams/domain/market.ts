import type { Odds, OddsFormat } from './odds.ts'
import type { Status } from './status.ts'
import { isMarketKind, MARKET_KINDS, type MarketKind } from './vocabulary/marketKinds.ts'
import { isPeriod, type Period } from './vocabulary/periods.ts'
import type { Side } from './vocabulary/sides.ts'
import { isStat, type Stat } from './vocabulary/stats.ts'

export type { MarketKind, Period, Side, Stat }

/** A market by meaning, independent of the venue. */
export interface MarketSpec {
  readonly kind: MarketKind
  readonly stat: Stat
  readonly period: Period
}

/** The name of a market within a match, such as `goals.handicap.match`. */
export type MarketKey = `${Stat}.${MarketKind}.${Period}`

export function marketKey(spec: MarketSpec): MarketKey {
  return `${spec.stat}.${spec.kind}.${spec.period}`
}

/** Parses a market name; `null` if it is not one. */
export function parseMarketKey(text: string): MarketSpec | null {
  const [stat = '', kind = '', period = '', ...rest] = text.split('.')
  if (rest.length > 0 || !isStat(stat) || !isMarketKind(kind) || !isPeriod(period)) return null
  return { kind, stat, period }
}

export function isMarketKey(text: string): text is MarketKey {
  return parseMarketKey(text) !== null
}

/** Whether the markets of a kind have lines. */
export function hasLine(kind: MarketKind): boolean {
  return MARKET_KINDS[kind].lined
}

/**
 * A handicap or total in integer quarters: −0.75 is −3, 2.5 is 10. Handicaps are stored from the home side;
 * the away side shows the opposite sign.
 */
export type Line = number & { readonly line: unique symbol }

export const QUARTERS_PER_UNIT = 4

/** A line from quarters, which must be an integer; not checked. */
export function line(quarters: number): Line {
  return quarters as Line
}

/** A selection with its price. `optionId` is the venue's present id. */
export interface Selection {
  readonly optionId: string
  readonly side: Side
  /** The entrant's name in the member's language; missing for other sides, which the app names itself. */
  readonly name?: string
  readonly odds: Odds
  readonly status: Status
}

/** One line of a market with its prices. Slot 1 is the main line, 2 and above are alternatives. */
export interface MarketLine {
  readonly marketId: string
  readonly slot: number
  /** See `LegChoice`. */
  readonly handle: string | null
  readonly line: Line | null
  readonly status: Status
  /** Venue time of this state, ms; older states are ignored. */
  readonly asOf: number
  readonly selections: readonly Selection[]
}

export interface Market {
  readonly key: MarketKey
  readonly spec: MarketSpec
  /** The venue's play id, and its name in the member's language. */
  readonly playId: string
  readonly name: string
  readonly parlayAllowed: boolean
  /** The number of the part of the match that it is about (`SUB_MATCHES`); missing for regular time. */
  readonly subMatch?: number
  /** Odds formats of this market; always includes `europe`. */
  readonly oddsFormats: readonly OddsFormat[]
  readonly order: number
  readonly lines: readonly MarketLine[]
}
