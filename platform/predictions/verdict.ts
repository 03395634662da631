import { marketKey } from '../../streams/domain/market.ts'
import type { MatchState } from '../../streams/domain/match.ts'
import { predictionStates } from '../../streams/wire/site/predictions.ts'
import type { Score } from '../store/scorePredictions.ts'
import type { WorldResult } from '../world/world.ts'

/** What became of a prediction. */
export interface Verdict {
  readonly state: (typeof predictionStates)[keyof typeof predictionStates]
  readonly points: number
  /** The goals of the regular time; `null` unless they are final. */
  readonly result: Score | null
}

export const POINTS = { exact: 3, outcome: 1 } as const

const REGULAR_TIME = marketKey({ stat: 'goals', kind: 'result', period: 'match' })
const NOT_PLAYED: ReadonlySet<MatchState> = new Set<MatchState>(['cancelled', 'abandoned'])
const OPEN: Verdict = { state: predictionStates.open, points: 0, result: null }
const VOID: Verdict = { state: predictionStates.void, points: 0, result: null }

/** The verdict by the present result of the match (docs/site/news.md, 2.3); `undefined` where there is none. */
export function verdictOf(expected: Score, result: WorldResult | undefined): Verdict {
  if (result === undefined) return OPEN
  if (result.withdrawn === true || NOT_PLAYED.has(result.state)) return VOID
  if (result.voided.has(REGULAR_TIME)) return VOID
  const goals = result.facts['goals.match']
  if (!result.final.has(REGULAR_TIME) || goals === undefined) return OPEN
  const [home, away] = goals
  return { ...judged(expected, { home, away }), result: { home, away } }
}

/** Whether a verdict counts in the ranking. */
export function isSettled({ state }: Verdict): boolean {
  return state !== predictionStates.open && state !== predictionStates.void
}

function judged(expected: Score, result: Score): Pick<Verdict, 'state' | 'points'> {
  if (expected.home === result.home && expected.away === result.away) {
    return { state: predictionStates.exact, points: POINTS.exact }
  }
  return leadOf(expected) === leadOf(result)
    ? { state: predictionStates.outcome, points: POINTS.outcome }
    : { state: predictionStates.missed, points: 0 }
}

function leadOf({ home, away }: Score): number {
  return Math.sign(home - away)
}
