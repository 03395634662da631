import type { Line, MarketSpec, Side } from './market.ts'
import type { Pair } from './match.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { Sport } from './sport.ts'

/** When the match stood as the leg was chosen; a wrong one makes a bet fail, so it is set anew at submit. */
export type LegTiming = 'early' | 'live' | 'champion' | 'virtual' | 'esports'

/** What the member chose, by meaning. It outlives every id of the venue. */
export interface LegChoice {
  readonly matchId: string
  readonly sport: Sport
  readonly spec: MarketSpec
  /** The place in the ladder of lines; the venue moves lines through slots. */
  readonly slot: number
  readonly line: Line | null
  readonly side: Side
}

/** The venue's ids of this moment. A quote may rewrite them. */
export interface LegWire {
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
}

/** Names for people, in the member's language when the leg was chosen. */
export interface LegNames {
  readonly home: string
  readonly away: string
  readonly league: string
  readonly market: string
}

/** One chosen selection with the price and line the member agreed to. */
export interface Leg {
  readonly venue: string
  readonly choice: LegChoice
  readonly wire: LegWire
  readonly agreedOdds: Odds
  readonly timing: LegTiming
  readonly parlayAllowed: boolean
  /** Formats its market may be bet in; any, where it is not told. */
  readonly oddsFormats?: readonly OddsFormat[]
  /** The score when the leg was chosen; live handicaps count from it. */
  readonly score: Pair | null
  readonly leagueId: string
  readonly kickOff: number
  readonly names: LegNames
}
