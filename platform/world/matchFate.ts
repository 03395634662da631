import { marketKey } from '../../streams/domain/market.ts'
import { type Facts, isFactKey } from '../../streams/domain/match.ts'
import { shownScore } from '../../streams/domain/sports/descriptorOf.ts'
import { isPeriod, type Period } from '../../streams/domain/vocabulary/periods.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { Course, Happening } from './course/course.ts'
import { abandonment, continuedCourse, interruptedCourse } from './course/interruption.ts'
import { delayedCourse, postponedCourse, VOID_AFTER } from './course/lateness.ts'
import { BEFORE, withOver } from './course/moment.ts'
import type { Moment } from './course/moment.ts'
import { publication, withdrawal } from './course/review.ts'
import { resultOf } from './matchResult.ts'
import { replan, type RunningMatch } from './runningMatch.ts'
import { momentOf } from './runningMatch.ts'
import { playedSport } from './sports.ts'
import type { WorldResult } from './world.ts'

/** Changes a match before or during its play. Returns whether that was possible. */
type Change = (running: RunningMatch, at: number) => boolean

/** Postpones a match that has not begun; `null` when it will not be played in time. */
export function postpone(byMs: number | null): Change {
  return (running, at) => {
    const { fixture } = running
    if (momentOf(running).state !== 'notStarted') return false
    const begins = byMs === null ? null : fixture.kickOff + Math.floor(byMs)
    if (begins !== null && (begins <= at || byMs === null || byMs > VOID_AFTER)) return false
    const played = begins === null ? null : playedSport(fixture.sport).play({ ...fixture, kickOff: begins })
    const course =
      begins === null || played === null
        ? postponedCourse(at, Math.max(at + 1, fixture.kickOff + VOID_AFTER))
        : delayedCourse(played, at, begins)
    replan(running, course)
    return true
  }
}

export function interrupt(running: RunningMatch, at: number): boolean {
  if (momentOf(running).state !== 'live') return false
  const { course } = running.timeline
  running.interrupted = { course, from: at }
  replan(running, interruptedCourse(course, at, at + VOID_AFTER))
  return true
}

export function goOn(running: RunningMatch, at: number): boolean {
  const { interrupted } = running
  if (interrupted === null || momentOf(running).state !== 'interrupted') return false
  running.interrupted = null
  replan(running, continuedCourse(interrupted.course, { from: interrupted.from, to: at }))
  return true
}

export function abandon(running: RunningMatch, at: number): boolean {
  const { state } = momentOf(running)
  if (state !== 'live' && state !== 'interrupted') return false
  replan(running, endedBy(running.timeline.course, abandonment(at)))
  return true
}

/** Changes a match that is over. `null` where it is not possible. */
export type Revision = (at: number, sport: Sport, before: Moment) => Happening | null

export const withdraw: Revision = (at, _, before) =>
  isOver(before) && !before.withdrawn ? withdrawal(at) : null

export function publish(counts: Facts): Revision {
  return (at, sport, before) =>
    isOver(before) ? publication(at, (was) => corrected(sport, was, counts)) : null
}

export const cancel: Revision = (at, _, before) => {
  if (!isOver(before) && before.state !== 'notStarted' && before.state !== 'postponed') return null
  const apply = (was: Moment): Moment => ({
    ...was,
    state: 'cancelled',
    closing: 'full',
    over: new Set(),
    withdrawn: false,
    clock: null,
  })
  return { at, reprices: false, milestone: true, apply }
}

/** The course with this happening as its last. Play that was to come does not come. */
export function endedBy(course: Course, last: Happening): Course {
  const { at } = last
  return {
    ...course,
    happenings: [...course.happenings.filter((happening) => happening.at < at), last],
    halts: course.halts
      .filter(({ from }) => from < at)
      .map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: Math.min(course.endAt, at),
  }
}

/** The result of a match that has left the list, after a revision; `null` where it is not possible. */
export function revisedResult(sport: Sport, result: WorldResult, revision: Revision): WorldResult | null {
  const before: Moment = {
    ...BEFORE,
    state: result.state,
    phase: result.state === 'ended' || result.state === 'abandoned' ? result.state : 'notStarted',
    facts: result.facts,
    over: withOver(new Set(), ...periodsDecided(sport, result)),
    closing: 'full',
    withdrawn: result.withdrawn === true,
  }
  const happening = revision(0, sport, before)
  if (happening === null) return null
  const after = resultOf(sport, happening.apply(before))
  return { ...after, winners: after.final.size > 0 ? result.winners : [] }
}

function isOver({ state }: Moment): boolean {
  return state === 'ended' || state === 'abandoned' || state === 'cancelled'
}

/** Counts that the sport does not have are left out. A corrected match counts as played to its end. */
function corrected(sport: Sport, was: Moment, counts: Facts): Moment {
  const known = Object.entries(counts).filter(([key]) => isFactKey(key) && key in was.facts)
  const facts: Facts = { ...was.facts, ...Object.fromEntries(known) }
  const score = shownScore(sport, facts) ?? was.score
  return { ...was, facts, score, confirmedScore: score }
}

/** The periods that were final. A withdrawn result has none, so all that it counts are. */
function periodsDecided(sport: Sport, { final, facts, withdrawn }: WorldResult): readonly Period[] {
  if (withdrawn === true) {
    return Object.keys(facts).flatMap((key) => {
      const [, period = ''] = key.split('.')
      return isPeriod(period) ? [period] : []
    })
  }
  return playedSport(sport)
    .markets.filter((spec) => final.has(marketKey(spec)))
    .map(({ period }) => period)
}
