import type { MarketKey, Side } from '../../streams/domain/market.ts'
import { isPeriod, type Period } from '../../streams/domain/vocabulary/periods.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { inOrder } from './course/course.ts'
import type { Course, Halt, Happening } from './course/course.ts'
import { stopped, withOver } from './course/moment.ts'
import type { Moment, SideIndex } from './course/moment.ts'
import type { PlayedSport } from './playedSport.ts'
import type { RunningMatch } from './runningMatch.ts'
import { momentOf, moveTo, playThrough, replan } from './runningMatch.ts'
import { SECOND } from './durations.ts'
import { playedSport } from './sports.ts'
import type { WorldControl, WorldResult } from './world.ts'
import {
  abandon,
  cancel,
  endedBy,
  goOn,
  interrupt,
  postpone,
  publish,
  revisedResult,
  type Revision,
  withdraw,
} from './matchFate.ts'

/** How long a forced goal or card suspends betting, ms. */
const HALT = 25 * SECOND

/** The results of matches that have left the list. */
export interface PastResults {
  readonly result: (matchId: string) => { readonly sport: Sport; readonly result: WorldResult } | null
  readonly revise: (matchId: string, result: WorldResult) => void
}

/** The parts of the world that control uses. */
interface ControlTarget {
  /** A listed match, advanced to the present. */
  readonly find: (matchId: string) => RunningMatch | undefined
  readonly now: () => number
  /** Runs the change and emits the differences to listeners. */
  readonly announce: (running: RunningMatch, change: () => void) => void
  /** `null` where results of matches that have left the list cannot be changed. */
  readonly past: PastResults | null
}

/** Changes the remaining course of a match from `at` on. Returns whether that was possible. */
type Change = (running: RunningMatch, at: number) => boolean

/** The control of a simulated world: every call replaces the remaining course of one match. */
export function createControl(world: ControlTarget): WorldControl {
  /** `at` is later than everything that has happened. */
  function disturb(matchId: string, change: Change): boolean {
    const running = world.find(matchId)
    if (running === undefined || momentOf(running).closing === 'full') return false
    const at = Math.max(world.now(), running.at + 1)
    let done = false
    playThrough(running)
    world.announce(running, () => {
      done = change(running, at)
      if (done) moveTo(running, at)
    })
    return done
  }

  /** Changes the result of a match, listed or not. */
  function revise(matchId: string, revision: Revision): boolean {
    const running = world.find(matchId)
    if (running === undefined) return revisePast(world.past, matchId, revision)
    const at = Math.max(world.now(), running.at + 1)
    const happening = revision(at, running.fixture.sport, momentOf(running))
    if (happening === null) return false
    playThrough(running)
    world.announce(running, () => {
      replan(running, endedBy(running.timeline.course, happening))
      moveTo(running, at)
    })
    return true
  }

  return {
    goal: (matchId, side) => disturb(matchId, goal(side)),
    redCard: (matchId, side) => disturb(matchId, redCard(side)),
    suspend: (matchId) => disturb(matchId, suspend),
    resume: (matchId) => disturb(matchId, resume),
    jumpLine: (matchId, key, quarters) => disturb(matchId, jumpLine(key, quarters)),
    movePrice: (matchId, key, slot, side, percent) => disturb(matchId, movePrice(key, slot, side, percent)),
    hold: (matchId, on) => disturb(matchId, hold(on)),
    whistle: (matchId) => disturb(matchId, whistle),
    end: (matchId) => disturb(matchId, end),
    withdraw: (matchId) => revise(matchId, withdraw),
    publish: (matchId, counts) => revise(matchId, publish(counts)),
    cancel: (matchId) => revise(matchId, cancel),
    postpone: (matchId, byMs) => disturb(matchId, postpone(byMs)),
    interrupt: (matchId) => disturb(matchId, interrupt),
    continue: (matchId) => disturb(matchId, goOn),
    abandon: (matchId) => disturb(matchId, abandon),
  }
}

function revisePast(past: PastResults | null, matchId: string, revision: Revision): boolean {
  const known = past?.result(matchId)
  if (past == null || known == null) return false
  const revised = revisedResult(known.sport, known.result, revision)
  if (revised === null) return false
  past.revise(matchId, revised)
  return true
}

function goal(side: 'home' | 'away'): Change {
  return (running, at) => {
    const course = withGoal(running, at, indexOf(side))
    if (course === null) return false
    replan(running, course)
    return true
  }
}

function redCard(side: 'home' | 'away'): Change {
  return (running, at) => {
    const forced = forcedIn(running)?.redCard
    if (forced === undefined || momentOf(running).state !== 'live') return false
    replan(running, including(running, forced(at, indexOf(side)), HALT))
    return true
  }
}

function suspend(running: RunningMatch, at: number): boolean {
  replan(running, withHalts(running, [...haltsOf(running), { from: at, to: Infinity, scope: 'all' }]))
  return true
}

function resume(running: RunningMatch, at: number): boolean {
  const halts = haltsOf(running)
  if (!halts.some(({ to }) => to === Infinity)) return false
  const ended = halts.map((halt) => (halt.to === Infinity ? { ...halt, to: at } : halt))
  replan(running, withHalts(running, ended))
  return true
}

function jumpLine(key: MarketKey, quarters: number): Change {
  return (running, at) => {
    if (quarters === 0 || !hasLines(running, key)) return false
    const { adjustments } = running
    replan(running, running.timeline.course, {
      ...adjustments,
      shifts: [...adjustments.shifts, { at, key, quarters: Math.trunc(quarters) }],
    })
    return true
  }
}

function movePrice(key: MarketKey, slot: number, side: Side, percent: number): Change {
  return (running, at) => {
    if (percent <= -100 || !hasSelection(running, key, slot, side)) return false
    const { adjustments } = running
    replan(running, running.timeline.course, {
      ...adjustments,
      moves: [...adjustments.moves, { at, key, slot, side, factor: 1 + percent / 100 }],
    })
    return true
  }
}

function hold(on: boolean): Change {
  return (running, at) => {
    const { adjustments } = running
    const held = adjustments.holds.some(({ to }) => to === Infinity)
    if (held === on) return false
    const holds = on
      ? [...adjustments.holds, { from: at, to: Infinity }]
      : adjustments.holds.map((one) => (one.to === Infinity ? { ...one, to: at } : one))
    replan(running, running.timeline.course, { ...adjustments, holds })
    return true
  }
}

/** The course when the present part ends now; it ends now itself when a side has won. */
function afterWhistle(running: RunningMatch, at: number): Course | null {
  return forcedIn(running)?.whistled?.(running.fixture, running.timeline.course, at) ?? null
}

function whistle(running: RunningMatch, at: number): boolean {
  if (momentOf(running).state !== 'live') return false
  const course = afterWhistle(running, at)
  if (course === null) return false
  replan(running, course)
  return true
}

function end(running: RunningMatch, at: number): boolean {
  if (momentOf(running).state !== 'live') return false
  const whistled = afterWhistle(running, at)
  if (whistled?.endAt === at) {
    replan(running, whistled)
    return true
  }
  const conclude = playedSport(running.fixture.sport).conclude
  const ended = (before: Moment): Moment =>
    conclude === undefined ? endedNow(before, at) : conclude(running.fixture, before)
  replan(running, endedAt(running, at, ended))
  return true
}

function indexOf(side: 'home' | 'away'): SideIndex {
  return side === 'home' ? 0 : 1
}

/** The course with a goal or a point; `null` if it can't happen now. */
function withGoal(running: RunningMatch, at: number, side: SideIndex): Course | null {
  const forced = forcedIn(running)
  if (forced?.point !== undefined) return forced.point(running.fixture, running.timeline.course, at, side)
  const happening = forced?.goal?.(momentOf(running), at, side) ?? null
  return happening === null ? null : including(running, happening, forced?.halts === true ? HALT : 0)
}

function forcedIn({ fixture }: RunningMatch): PlayedSport['forced'] {
  return playedSport(fixture.sport).forced
}

function including(running: RunningMatch, happening: Happening, halt: number): Course {
  const { fixture, timeline } = running
  const { course } = timeline
  const { at } = happening
  const changed: Course = {
    ...course,
    happenings: inOrder([...course.happenings, happening]),
    halts: halt > 0 ? [...course.halts, { from: at, to: at + halt, scope: 'all' }] : course.halts,
  }
  return forcedIn(running)?.replayed?.(fixture, changed, at) ?? changed
}

function haltsOf({ timeline }: RunningMatch): readonly Halt[] {
  return timeline.course.halts
}

function withHalts({ timeline }: RunningMatch, halts: readonly Halt[]): Course {
  return { ...timeline.course, halts }
}

function hasLines({ match }: RunningMatch, key: MarketKey): boolean {
  return match.markets.some((market) => market.key === key && market.lines.some(({ line }) => line !== null))
}

function hasSelection({ match }: RunningMatch, key: MarketKey, slot: number, side: Side): boolean {
  const market = match.markets.find((candidate) => candidate.key === key)
  const line = market?.lines.find((candidate) => candidate.slot === slot)
  return line?.selections.some((selection) => selection.side === side) ?? false
}

/** Everything counted so far is final. */
function endedNow(before: Moment, at: number): Moment {
  return {
    ...before,
    state: 'ended',
    phase: 'ended',
    clock: stopped(before, at),
    danger: 'none',
    attack: null,
    serving: null,
    closing: 'full',
    confirmedScore: before.score,
    over: withOver(before.over, ...periodsCounted(before)),
  }
}

/** A course that ends now. */
function endedAt({ timeline: { course } }: RunningMatch, at: number, ended: Happening['apply']): Course {
  const end: Happening = { at, reprices: true, milestone: true, apply: ended }
  return {
    happenings: [...course.happenings.filter((happening) => happening.at < at), end],
    halts: course.halts
      .filter(({ from }) => from < at)
      .map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
}

function periodsCounted({ facts }: Moment): readonly Period[] {
  return Object.keys(facts).flatMap((key) => {
    const [, period = ''] = key.split('.')
    return isPeriod(period) ? [period] : []
  })
}
