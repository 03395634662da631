import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { WorldLeague, WorldTeam, WorldTeams } from './world.ts'

/** An announced match, before any happening. */
export interface Fixture {
  readonly id: string
  readonly sport: Sport
  readonly league: WorldLeague
  /** `null` for a tournament. */
  readonly teams: WorldTeams | null
  /** The field of a tournament, strongest first; empty for a match. */
  readonly entrants: readonly WorldTeam[]
  /** Platform ms. */
  readonly kickOff: number
  readonly announcedAt: number
  /** The seed of all randomness in this match. */
  readonly seed: number
  readonly neutral: boolean
  readonly video: boolean
  readonly animation: boolean
  /**
   * The expectation for each side: goals, points, the chance to win a point on serve or to reach base, or stoppages in
   * a round.
   */
  readonly strength: readonly [home: number, away: number]
}
