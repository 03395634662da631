import { type MarketKey, marketKey, type MarketSpec } from '../market.ts'
import type { FactKey } from '../match.ts'
import { MARKET_KINDS, type MarketKind } from '../vocabulary/marketKinds.ts'
import type { Period } from '../vocabulary/periods.ts'
import type { NamedSide } from '../vocabulary/sides.ts'
import type { Stat } from '../vocabulary/stats.ts'

/** One market column of a list row, and its sides from top to bottom. */
export interface Column {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly sides: readonly NamedSide[]
}

/** A page of three columns; rows are swiped by page. */
export type ColumnPage = readonly [Column, Column, Column]

/** What is shown of a match besides its score. */
export interface Board {
  /** The count of each part, in playing order. */
  readonly parts: readonly FactKey[]
  /** The count at half-time, in sports that show it instead of every part. */
  readonly half: FactKey | null
  /** Counts of the whole match besides the score. */
  readonly counts: readonly Stat[]
  /** The count of the present part, shown beside the score on a list row. */
  readonly running: Stat | null
  /** The score of the present game as it is called, in sports whose sets consist of games (`ADVANTAGE`). */
  readonly game?: FactKey
}

/**
 * The descriptor of a sport, used by client and platform. Texts are in `src/i18n`, and the simulation is in
 * `platform/world/`.
 */
export interface SportDescriptor {
  /** What is counted; other counts are ignored. */
  readonly stats: readonly Stat[]
  /** What the score counts; `null` where unknown. */
  readonly score: Stat | null
  /** The parts of a match in playing order. */
  readonly periods: readonly Period[]
  /** Parts within those parts that have markets of their own, if any. */
  readonly bands?: readonly Period[]
  /** What a cup match that is level after regular time goes on with, if it does. */
  readonly further?: readonly Period[]
  /** Maximum number of sets; `null` in sports without sets. */
  readonly bestOf: number | null
  /** Direction of the clock; `null` in sports without a clock. */
  readonly clock: 'up' | 'down' | null
  /** Whether a match ends by its clock; otherwise it ends when a side has won. */
  readonly endsByClock: boolean
  /** Whether a match may end level. */
  readonly canDraw: boolean
  /**
   * Whether betting is suspended after a change of score. Not in sports with frequent points, where they are
   * part of the price.
   */
  readonly scoreStopsBetting: boolean
  /**
   * Whether a handicap bet in play counts from the score at the time of the bet; otherwise it counts the
   * whole period.
   */
  readonly handicapFromBet: boolean
  /** Clock reading at which predictions close, s; `null`: at the end of the match. */
  readonly guessesCloseAt: number | null
  readonly board: Board
  /** The columns of a list row; empty for sports without a choice of columns. */
  readonly columns: readonly ColumnPage[]
  /** Whether columns of the first set are of the set that is played, or of the next one; see `columnsIn`. */
  readonly ofRunningSet?: boolean
  /** The columns from the end of regular time on, of a sport in which cup matches go on. */
  readonly furtherColumns?: readonly ColumnPage[]
}

/** The column of a market, with its sides in display order. */
export function column(stat: Stat, kind: MarketKind, period: Period): Column {
  const spec = { stat, kind, period }
  return { key: marketKey(spec), spec, sides: MARKET_KINDS[kind].sides }
}
