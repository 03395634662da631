import type { Pair, Phase } from '../../streams/domain/match.ts'
import type { SubMatch } from '../../streams/domain/vocabulary/subMatches.ts'

export type TeamSide = 'home' | 'away'

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

/** A player, known by the number of the shirt. */
export interface Player {
  readonly number: number
  readonly position: Position
}

/** The players of a team in one match. */
export interface TeamSheet {
  /** Such as `4-3-3`. */
  readonly formation: string
  /** Eleven, goalkeeper first. */
  readonly starting: readonly Player[]
  readonly bench: readonly Player[]
}

/** What has happened in a match. `goalCancelled` follows the goal that a review has taken back. */
export type RecordedEventType =
  | 'goal'
  | 'goalCancelled'
  | 'penaltyGiven'
  | 'penaltyMissed'
  | 'yellowCard'
  | 'redCard'
  | 'corner'
  | 'substitution'

export interface RecordedEvent {
  readonly type: RecordedEventType
  /** A kick of a shoot-out is a goal or a missed penalty. */
  readonly part: SubMatch
  readonly side: TeamSide
  /** Platform ms. */
  readonly at: number
  /** The minute that is being played, from 1; at most the last of the half, with the stoppage time in `added`. */
  readonly minute: number
  readonly added: number
  /** The shirt number of who scored, was booked or went off; `null` where nobody is named. */
  readonly player: number | null
  /** Who set up the goal, or came on. */
  readonly other: number | null
  readonly penalty: boolean
  /** The score after it; in a shoot-out that of its kicks. */
  readonly score: Pair
}

export const RECORD_COUNTS = [
  'possession',
  'shots',
  'shotsOnTarget',
  'corners',
  'attacks',
  'dangerousAttacks',
  'fouls',
  'offsides',
  'yellowCards',
  'redCards',
] as const

/** A count of the statistics; `possession` is in percent. */
export type RecordCount = (typeof RECORD_COUNTS)[number]

/** Where the ball is. */
export interface Play {
  readonly kind: 'attack' | 'dangerousAttack' | 'corner' | 'goal' | 'penalty' | 'review' | 'possession'
  readonly side: TeamSide
  /** Since when, platform ms. */
  readonly at: number
}

/** What a match has in statistics, up to an instant. */
export interface MatchRecord {
  readonly phases: readonly { readonly phase: Phase; readonly at: number }[]
  /** In order of time. */
  readonly events: readonly RecordedEvent[]
  /** Empty before kick-off. */
  readonly counts: Readonly<Partial<Record<RecordCount, Pair>>>
  readonly sheets: Readonly<Record<TeamSide, TeamSheet>>
  /** `null` while the ball is not in play. */
  readonly play: Play | null
}
