import type { Status } from '../../streams/domain/status.ts'
import type { Adjustments } from './adjustments.ts'
import { UNDISTURBED } from './adjustments.ts'
import type { Course, Timeline } from './course/course.ts'
import { lastNotAfter, momentAt, timelineOf } from './course/course.ts'
import type { Moment } from './course/moment.ts'
import type { MarketBoard } from './pricing/marketBoard.ts'
import type { Fixture } from './schedule/fixture.ts'
import { LINGER, MINUTE } from './schedule/rhythm.ts'
import { boardOf, courseOf } from './sports.ts'
import type { WorldMatch } from './world.ts'

/** A listed match: what will happen in it, its prices, and how it stood when last looked at. */
export interface RunningMatch {
  readonly fixture: Fixture
  /** Platform ms of `match`. */
  at: number
  match: WorldMatch
  timeline: Timeline
  board: MarketBoard
  adjustments: Adjustments
  /** The next instant at which it may change, when everything up to it is shown. */
  next: number
  /** Whether the course has been played through; it is not before kick-off, to start quickly. */
  played: boolean
}

/** Until kick-off nothing happens in a match. */
const WAITING: Course = { happenings: [], halts: [], endAt: Infinity }
/** A jump of the clock farther than this passes over prices that have changed again since… */
const FINE = 2 * MINUTE
/** … and farther than this over everything but phases. */
const COARSE = 10 * MINUTE

/** A fixture as it stands at an instant, whether reached step by step or at once. */
export function openMatch(fixture: Fixture, at: number): RunningMatch {
  const played = at >= fixture.kickOff
  const timeline = timelineOf(played ? courseOf(fixture) : WAITING)
  const board = boardOf(fixture, { timeline, adjustments: UNDISTURBED })
  const match = matchAt(fixture, timeline, board, at)
  const running = { fixture, at, match, timeline, board, adjustments: UNDISTURBED, played, next: at }
  running.next = followingChange(running, at)
  return running
}

/** Brings a match to a later instant. */
export function moveTo(running: RunningMatch, at: number): void {
  if (at >= running.fixture.kickOff) playThrough(running)
  running.match = matchAt(running.fixture, running.timeline, running.board, at)
  running.at = at
  running.next = followingChange(running, at)
}

/** Settles what will happen in a match, if that has not been done yet. */
export function playThrough(running: RunningMatch): void {
  if (running.played) return
  running.played = true
  replan(running, courseOf(running.fixture))
}

/** Takes another course or other adjustments from here on. */
export function replan(running: RunningMatch, course: Course, adjustments = running.adjustments): void {
  running.timeline = timelineOf(course)
  running.adjustments = adjustments
  running.board = boardOf(running.fixture, { timeline: running.timeline, adjustments })
}

export function momentOf(running: RunningMatch): Moment {
  return momentAt(running.timeline, running.at)
}

/** When a match leaves the list, platform ms. */
export function closesAt({ timeline }: RunningMatch): number {
  return timeline.course.endAt + LINGER
}

/** The next instant at which a match may change, on the way to `now`; Infinity for none. */
export function nextChange(running: RunningMatch, now: number): number {
  return now - running.at <= FINE ? running.next : followingChange(running, now)
}

function followingChange(running: RunningMatch, now: number): number {
  const { at, fixture, timeline, board } = running
  if (at >= timeline.course.endAt) return closesAt(running)
  const behind = now - at
  const kickOff = running.played ? Infinity : fixture.kickOff
  if (behind > COARSE && kickOff <= now) return kickOff
  const latest = behind > FINE ? board.latestTick(now) : at
  const tick = latest > at ? latest : board.nextTick(at)
  if (behind > COARSE) return Math.min(nextMilestone(timeline, at), tick)
  const moment = timeline.times[lastNotAfter(timeline.times, at) + 1] ?? Infinity
  return Math.min(kickOff, moment, board.nextEdge(at), tick)
}

function nextMilestone({ course }: Timeline, at: number): number {
  return (
    course.happenings.find((happening) => happening.milestone === true && happening.at > at)?.at ?? Infinity
  )
}

function matchAt(fixture: Fixture, timeline: Timeline, board: MarketBoard, at: number): WorldMatch {
  const moment = momentAt(timeline, at)
  const markets = board.at(at)
  const momentVersion = timeline.times[lastNotAfter(timeline.times, at)] ?? 0
  const version = markets.reduce(
    (latest, { lines }) => Math.max(latest, lines[0]?.version ?? 0),
    Math.max(momentVersion, board.lastEdge(at), fixture.announcedAt),
  )
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.league,
    home: fixture.home,
    away: fixture.away,
    kickOff: fixture.kickOff,
    announcedAt: fixture.announcedAt,
    neutral: fixture.neutral,
    video: fixture.video,
    animation: fixture.animation,
    state: moment.state,
    phase: moment.phase,
    clock: moment.clock,
    score: moment.score,
    facts: moment.facts,
    redCards: moment.redCards,
    yellowCards: moment.yellowCards,
    corners: moment.corners,
    serving: moment.serving,
    dangerous: moment.dangerous,
    bettingStatus: bettingStatus(moment, board, at),
    version,
    markets,
  }
}

function bettingStatus({ shut }: Moment, board: MarketBoard, at: number): Status {
  if (shut === 2) return 'closed'
  return board.isHalted(at) ? 'suspended' : 'open'
}
