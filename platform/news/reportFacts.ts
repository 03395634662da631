import type { Pair } from '../../streams/domain/match.ts'
import type { MatchRecord, RecordCount, RecordedEvent, TeamSide } from '../world/matchRecord.ts'
import type { WorldResult } from '../world/world.ts'

/** A goal that counted. */
export type Goal = Pick<RecordedEvent, 'side' | 'minute' | 'added' | 'player' | 'penalty' | 'score'>

/** How a match ended, as far as the world knows it. */
export interface ReportFacts {
  /** The score of regular time. */
  readonly score: Pair
  /** The goals of extra time; `null` when it was not played. */
  readonly extra: Pair | null
  /** The goals of the shoot-out; `null` when there was none. */
  readonly kicks: Pair | null
  /** The goals of regular time; `null` when they are not known or do not add up to the score. */
  readonly goals: readonly Goal[] | null
  readonly redCards: readonly RecordedEvent[]
  readonly counts: Readonly<Partial<Record<RecordCount, Pair>>>
}

/** Whether a match with this result has a report: it was played to its end, and the result is not withdrawn. */
export function isReported(result: WorldResult | undefined): result is WorldResult {
  return result?.state === 'ended' && result.withdrawn !== true
}

/** `null` where the goals are not counted. */
export function reportFacts({ facts }: WorldResult, record: MatchRecord | null): ReportFacts | null {
  const score = facts['goals.match']
  if (score === undefined) return null
  const events = record?.events ?? []
  const goals = goalsOf(events)
  const [extra, kicks] = [facts['goals.extraTime'], facts['goals.penalties']]
  const played = (phase: string): boolean => record?.phases.some((each) => each.phase === phase) === true
  return {
    score,
    extra: extra !== undefined && played('extraTimeFirstHalf') ? extra : null,
    kicks: kicks !== undefined && played('penalties') ? kicks : null,
    goals: makeScore(goals, score) ? goals : null,
    redCards: events.filter(({ type, part }) => type === 'redCard' && part === 'regular'),
    counts: record?.counts ?? {},
  }
}

/** The side that won the regular time; `null` for a draw. */
export function winnerOf([home, away]: Pair): TeamSide | null {
  return home === away ? null : home > away ? 'home' : 'away'
}

/** The goals of the regular time, without those that a review has taken back. */
function goalsOf(events: readonly RecordedEvent[]): readonly Goal[] {
  const goals: Goal[] = []
  for (const event of events) {
    if (event.part !== 'regular') continue
    if (event.type === 'goal') goals.push(event)
    if (event.type !== 'goalCancelled') continue
    const taken = goals.findLastIndex(({ side }) => side === event.side)
    if (taken >= 0) goals.splice(taken, 1)
  }
  // The score after each goal, without goals that were taken back later.
  let [home, away] = [0, 0]
  return goals.map((goal) => {
    if (goal.side === 'home') home += 1
    else away += 1
    return { ...goal, score: [home, away] }
  })
}

function makeScore(goals: readonly Goal[], [home, away]: Pair): boolean {
  const [last] = goals.slice(-1)
  return (
    goals.length === home + away && (last === undefined || (last.score[0] === home && last.score[1] === away))
  )
}
