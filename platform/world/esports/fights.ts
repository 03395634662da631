import { SECOND } from '../durations.ts'
import type { Expectation } from '../playedSport.ts'
import type { Gains, RallyCount, SetRules } from '../sets/rules.ts'

/** How long betting is suspended when a fight or a round ends, ms. */
export const PAUSE = 8 * SECOND

/** How much a side's chance moves in the course of a match. */
export const DRIFT = 0.5

interface Fights {
  /** The towers that win a map. */
  readonly towers: number
  readonly setsToWin: number
  readonly rally: SetRules['rally']
  /** ms. */
  readonly betweenSets: number
  readonly kills: Pick<RallyCount, 'winner' | 'other'>
  readonly gains: Gains
}

/** The rules of a game whose maps are sequences of fights, each of which destroys one tower (docs/esports.md, 3.1). */
export function fightRules({ towers, kills, ...rules }: Fights): SetRules {
  return {
    counts: 'towers',
    points: towers,
    decidingPoints: towers,
    lead: 1,
    cap: null,
    serves: 'none',
    besides: { stat: 'kills', ...kills },
    pause: PAUSE,
    clocked: true,
    drift: DRIFT,
    ...rules,
  }
}

/** The chance of each side to win a fight. */
export function fightChances({ lead }: Pick<Expectation, 'lead'>): readonly [home: number, away: number] {
  const home = 0.5 + 0.03 * lead
  return [home, 1 - home]
}
