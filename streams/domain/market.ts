import type { Odds, OddsFormat } from './odds.ts'
import type { Status } from './status.ts'

/** What is counted. */
export type Stat = 'goals' | 'corners' | 'cards' | 'points' | 'sets' | 'games'

/** The part of the match that counts. */
export type Period =
  | 'match'
  | 'firstHalf'
  | 'secondHalf'
  | 'quarter1'
  | 'quarter2'
  | 'quarter3'
  | 'quarter4'
  | 'set1'
  | 'set2'
  | 'set3'

/**
 * `result` is 1X2, `winner` two-way; `handicap` and `total` carry a line; `teamTotalHome` and
 * `teamTotalAway` count one side only.
 */
export type MarketKind =
  | 'result'
  | 'winner'
  | 'handicap'
  | 'total'
  | 'oddEven'
  | 'correctScore'
  | 'bothScore'
  | 'doubleChance'
  | 'teamTotalHome'
  | 'teamTotalAway'

/** A market by meaning, the same at every venue. */
export interface MarketSpec {
  readonly kind: MarketKind
  readonly stat: Stat
  readonly period: Period
}

/** `goals.handicap.match`: a market's name within one match. */
export type MarketKey = `${Stat}.${MarketKind}.${Period}`

export function marketKey(spec: MarketSpec): MarketKey {
  return `${spec.stat}.${spec.kind}.${spec.period}`
}

/** A selection by meaning. A correct score is written `2:1`, home first. */
export type Side =
  | 'home'
  | 'draw'
  | 'away'
  | 'over'
  | 'under'
  | 'odd'
  | 'even'
  | 'yes'
  | 'no'
  | 'homeOrDraw'
  | 'homeOrAway'
  | 'drawOrAway'
  | 'otherScore'
  | `${number}:${number}`

/**
 * A handicap or total in integer quarters: −0.75 is −3, 2.5 is 10. Handicaps are stored from the home
 * side; the away side shows the opposite sign.
 */
export type Line = number & { readonly line: unique symbol }

export const QUARTERS_PER_UNIT = 4

/** A line from quarters; the caller vouches for an integer. */
export function line(quarters: number): Line {
  return quarters as Line
}

/** One price. `optionId` is the venue's id of this moment. */
export interface Selection {
  readonly optionId: string
  readonly side: Side
  readonly odds: Odds
  readonly status: Status
}

/** One line of a market with its prices. `slot` 1 is the main line, 2 and on are alternates. */
export interface MarketLine {
  readonly marketId: string
  readonly slot: number
  readonly line: Line | null
  readonly status: Status
  /** The venue's time of this state, ms; an older one never replaces it. */
  readonly asOf: number
  readonly selections: readonly Selection[]
}

export interface Market {
  readonly key: MarketKey
  readonly spec: MarketSpec
  /** The venue's own play id and name, in the member's language. */
  readonly playId: string
  readonly name: string
  readonly parlayAllowed: boolean
  /** Formats this market may be shown in; always at least `europe`. */
  readonly oddsFormats: readonly OddsFormat[]
  readonly order: number
  readonly lines: readonly MarketLine[]
}
