import type { Status } from '../../streams/domain/status.ts'
import type { Adjustments } from './adjustments.ts'
import { UNDISTURBED } from './adjustments.ts'
import type { Course, Timeline } from './course/course.ts'
import { lastNotAfter, momentAt, timelineOf } from './course/course.ts'
import type { Moment } from './course/moment.ts'
import type { MarketBoard } from './pricing/marketBoard.ts'
import type { Fixture } from './fixture.ts'
import { LISTED_AFTER_END, MINUTE } from './durations.ts'
import { maybeInterrupted } from './course/interruption.ts'
import { delayedCourse, latenessOf, postponedCourse, VOID_AFTER } from './course/lateness.ts'
import { maybeReviewed } from './course/review.ts'
import { formatOf, playedSport } from './sports.ts'
import type { WorldMatch } from './world.ts'

/** A listed match: its computed course, its prices, and its last state. */
export interface RunningMatch {
  readonly fixture: Fixture
  /** Platform ms of `match`. */
  at: number
  match: WorldMatch
  timeline: Timeline
  board: MarketBoard
  adjustments: Adjustments
  /** The next time at which it may change, when every change is shown. */
  next: number
  /** The next change that a leap of the clock to `to` shows, while nothing has changed since. */
  leap: { readonly to: number; readonly next: number } | null
  /** Whether the course was computed; before kick-off it is not, for a faster start. */
  played: boolean
  /** The course that an interruption by control has stopped, and when. */
  interrupted: { readonly course: Course; readonly from: number } | null
}

/** The course before kick-off, without happenings. */
const WAITING: Course = { happenings: [], halts: [], endAt: Infinity }
/** A jump of the clock by more than this skips prices that have changed again since. */
const FINE = 2 * MINUTE
/** A jump by more than this skips everything except phases. */
const COARSE = 10 * MINUTE

/**
 * Computes the course of a fixture: whether it begins in time, its play with a possible interruption, and a
 * possible review of its result.
 */
export function courseOf(fixture: Fixture): Course {
  const { kickOff } = fixture
  const late = latenessOf(fixture)
  if (late === null) return postponedCourse(kickOff, kickOff + VOID_AFTER)
  return maybeReviewed(maybeInterrupted(courseFrom(fixture, kickOff + late), fixture), fixture)
}

/** The course of a fixture that begins at this time; delayed, if that is after its kick-off. */
function courseFrom(fixture: Fixture, begins: number): Course {
  const course = playedSport(fixture.sport).play({ ...fixture, kickOff: begins })
  return begins === fixture.kickOff ? course : delayedCourse(course, fixture.kickOff, begins)
}

/** A fixture at an instant; the result does not depend on the steps by which the instant was reached. */
export function openMatch(fixture: Fixture, at: number): RunningMatch {
  const played = at >= fixture.kickOff
  const timeline = timelineOf(played ? courseOf(fixture) : WAITING)
  const board = playedSport(fixture.sport).board(fixture, { timeline, adjustments: UNDISTURBED })
  const match = matchAt(fixture, timeline, board, at)
  const running: RunningMatch = {
    fixture,
    at,
    match,
    timeline,
    board,
    played,
    adjustments: UNDISTURBED,
    next: at,
    leap: null,
    interrupted: null,
  }
  running.next = followingChange(running, at)
  return running
}

/** Advances a match to a later instant. */
export function moveTo(running: RunningMatch, at: number): void {
  if (at >= running.fixture.kickOff) playThrough(running)
  running.match = matchAt(running.fixture, running.timeline, running.board, at)
  running.at = at
  running.leap = null
  running.next = followingChange(running, at)
}

/** Computes the course of a match, if that has not been done yet. */
export function playThrough(running: RunningMatch): void {
  if (running.played) return
  running.played = true
  replan(running, courseOf(running.fixture))
}

/** Replaces the course or the adjustments from now on. */
export function replan(running: RunningMatch, course: Course, adjustments = running.adjustments): void {
  running.timeline = timelineOf(course)
  running.leap = null
  running.adjustments = adjustments
  running.board = playedSport(running.fixture.sport).board(running.fixture, {
    timeline: running.timeline,
    adjustments,
  })
}

export function momentOf(running: RunningMatch): Moment {
  return momentAt(running.timeline, running.at)
}

/** When a match leaves the list, platform ms. */
export function closesAt({ timeline }: RunningMatch): number {
  return timeline.course.endAt + LISTED_AFTER_END
}

/** The next time at which a match may change, up to `now`; Infinity if there is none. */
export function nextChange(running: RunningMatch, now: number): number {
  const { at, next, leap } = running
  if (now - at <= FINE || next > now) return next
  if (leap?.to === now) return leap.next
  const change = followingChange(running, now)
  running.leap = { to: now, next: change }
  return change
}

function followingChange(running: RunningMatch, now: number): number {
  const { at, fixture, timeline, board } = running
  if (at >= timeline.course.endAt) return Math.min(nextMoment(timeline, at), closesAt(running))
  const behind = now - at
  const kickOff = running.played ? Infinity : fixture.kickOff
  if (behind > COARSE && kickOff <= now) return kickOff
  const latest = behind > FINE ? board.latestTick(now) : at
  const tick = latest > at ? latest : board.nextTick(at)
  if (behind > COARSE) return Math.min(nextMilestone(timeline, at), tick)
  return Math.min(kickOff, nextMoment(timeline, at), board.nextEdge(at), tick)
}

function nextMoment({ times }: Timeline, at: number): number {
  return times[lastNotAfter(times, at) + 1] ?? Infinity
}

function nextMilestone({ course }: Timeline, at: number): number {
  return (
    course.happenings.find((happening) => happening.milestone === true && happening.at > at)?.at ?? Infinity
  )
}

function matchAt(fixture: Fixture, timeline: Timeline, board: MarketBoard, at: number): WorldMatch {
  const moment = momentAt(timeline, at)
  const { markets, version } = board.at(at)
  const momentVersion = timeline.times[lastNotAfter(timeline.times, at)] ?? 0
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.league,
    teams: fixture.teams,
    entrants: fixture.entrants,
    kickOff: timeline.course.kickOff ?? fixture.kickOff,
    announcedAt: fixture.announcedAt,
    neutral: fixture.neutral,
    ...formatOf(fixture),
    video: fixture.video,
    animation: fixture.animation,
    ...(moment.state === 'ended' ? { endedAt: timeline.course.endAt } : {}),
    state: moment.state,
    phase: moment.phase,
    clock: moment.clock,
    score: moment.score,
    facts: moment.facts,
    serving: moment.serving,
    danger: moment.danger,
    bettingStatus: bettingStatus(moment, board, at),
    version: Math.max(version, momentVersion, board.lastEdge(at), fixture.announcedAt),
    markets,
  }
}

function bettingStatus({ closing, shootOut, state }: Moment, board: MarketBoard, at: number): Status {
  // Betting on a cup match may go on after the part that is about to end.
  if (closing === 'full') return shootOut !== null && state === 'live' ? 'suspended' : 'closed'
  return board.isHalted(at) ? 'suspended' : 'open'
}
