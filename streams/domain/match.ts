import type { Period, Stat } from './market.ts'
import type { Sport } from './sport.ts'
import type { Status } from './status.ts'

/** Home first, away second. */
export type Pair = readonly [home: number, away: number]

/** What has been counted, by stat and period. A missing entry is not known yet. */
export type Facts = { readonly [K in `${Stat}.${Period}`]?: Pair }

export type MatchState =
  | 'notStarted'
  | 'live'
  | 'paused'
  | 'ended'
  | 'closed'
  | 'cancelled'
  | 'abandoned'
  | 'delayed'
  | 'postponed'
  | 'interrupted'
  | 'unknown'

/** Where a match stands. Texts for these names are in `src/i18n`. */
export type Phase =
  | 'notStarted'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'regularEnd'
  | 'quarter1'
  | 'quarter2'
  | 'quarter3'
  | 'quarter4'
  | 'break'
  | 'overtime'
  | 'set1'
  | 'set2'
  | 'set3'
  | 'set4'
  | 'set5'
  | 'extraTime'
  | 'penalties'
  | 'interrupted'
  | 'abandoned'
  | 'ended'
  | 'unknown'

/** A clock reading: `seconds` at server time `at`; it moves only while `running`. */
export interface MatchClock {
  readonly seconds: number
  readonly running: boolean
  readonly direction: 'up' | 'down'
  readonly at: number
}

export interface League {
  readonly id: string
  readonly name: string
  readonly hot: boolean
}

export interface Team {
  readonly id: string
  readonly name: string
  /** Two kit colours and a pattern stand in for a crest; `null` when the venue gives none. */
  readonly kit: { readonly base: string; readonly trim: string; readonly pattern: KitPattern } | null
}

export type KitPattern = 'plain' | 'half' | 'stripe' | 'hoop' | 'sash'

export interface Match {
  readonly id: string
  readonly sport: Sport
  readonly league: League
  readonly home: Team
  readonly away: Team
  /** Kick-off, server ms. */
  readonly kickOff: number
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  /** Match-level betting status; see `worstStatus`. */
  readonly bettingStatus: Status
  readonly score: Pair
  readonly facts: Facts
  readonly redCards: Pair
  readonly yellowCards: Pair
  readonly corners: Pair | null
  /** Who serves, in sports that have a server. */
  readonly serving: 'home' | 'away' | null
  readonly marketCount: number
  readonly parlayAllowed: boolean
  readonly video: boolean
  readonly animation: boolean
  readonly favourite: boolean
  readonly neutral: boolean
  /** The venue's time of this state, ms. */
  readonly asOf: number
}
