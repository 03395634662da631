import type { Line, MarketSpec, Side } from './market.ts'
import type { Pair } from './match.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { PlacingChannel } from './placingChannel.ts'
import type { Sport } from './vocabulary/sports.ts'

/**
 * The state of the match for a bet. A bet with the wrong one is refused, so it is updated when the bet is
 * sent.
 */
export const LEG_TIMINGS = ['early', 'live', 'champion', 'virtual', 'esports'] as const

export type LegTiming = (typeof LEG_TIMINGS)[number]

export function isLegTiming(text: string): text is LegTiming {
  return LEG_TIMINGS.some((timing) => timing === text)
}

/**
 * Whether the match of a leg was in play when it was chosen. The timing of esports does not say; their score is known
 * in play only.
 */
export function isLiveLeg({ timing, score }: Pick<Leg, 'timing' | 'score'>): boolean {
  return timing === 'live' || (timing === 'esports' && score !== null)
}

/** The member's choice, by meaning, and how its venue finds the line again. */
export interface LegChoice {
  readonly matchId: string
  readonly sport: Sport
  readonly spec: MarketSpec
  /**
   * How the venue finds the line after it has moved, such as its place among the market's lines. Written and
   * read by the venue's adapter only; `null` where a line is found by its ids or not at all.
   */
  readonly handle: string | null
  readonly line: Line | null
  readonly side: Side
}

/** The venue's present ids. A quote may replace them. */
export interface LegWire {
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
}

/** Display names, in the language when the leg was chosen. */
export interface LegNames {
  /** `home` and `away` are empty for an outright. */
  readonly home: string
  readonly away: string
  /** The chosen entrant of an outright; missing for other sides. */
  readonly entrant?: string
  readonly league: string
  readonly market: string
}

/** A chosen selection with the price and line that the member agreed to. */
export interface Leg {
  readonly venue: string
  readonly choice: LegChoice
  readonly wire: LegWire
  readonly agreedOdds: Odds
  readonly timing: LegTiming
  readonly parlayAllowed: boolean
  /** Odds formats of its market; every format where it is missing. */
  readonly oddsFormats?: readonly OddsFormat[]
  /** The score when the leg was chosen; handicaps in play count from it. */
  readonly score: Pair | null
  readonly leagueId: string
  readonly kickOff: number
  /** When bets on it end, server ms; the slip then drops it. Missing where that is not known before. */
  readonly sealsAt?: number
  /** Where it was chosen; the mobile site where it is missing. */
  readonly channel?: PlacingChannel
  readonly names: LegNames
}
