import type { MarketKey, Side } from '../../streams/domain/market.ts'
import { basket } from './basketball/play.ts'
import { inOrder } from './course/course.ts'
import type { Course, Halt, Happening } from './course/course.ts'
import { stopped, withOver } from './course/moment.ts'
import type { Moment, SideIndex } from './course/moment.ts'
import { card, goal } from './football/happenings.ts'
import type { RunningMatch } from './runningMatch.ts'
import { momentOf, moveTo, playThrough, replan } from './runningMatch.ts'
import { SECOND } from './schedule/rhythm.ts'
import type { WorldControl } from './world.ts'

/** How long a forced goal or card suspends betting. */
const HALT = 25 * SECOND

/** What control needs of the world it disturbs. */
interface Disturbed {
  /** A listed match, brought up to now. */
  readonly find: (matchId: string) => RunningMatch | undefined
  readonly now: () => number
  /** Tells listeners what differs since the state before. */
  readonly announce: (running: RunningMatch, change: () => void) => void
}

/** The control of a simulated world: every call rewrites the rest of one match's course. */
export function createControl(world: Disturbed): WorldControl {
  /** `work` says whether it could be done; `at` is later than everything that has happened. */
  function disturb(matchId: string, work: (running: RunningMatch, at: number) => boolean): boolean {
    const running = world.find(matchId)
    if (running === undefined || momentOf(running).shut === 2) return false
    const at = Math.max(world.now(), running.at + 1)
    let done = false
    playThrough(running)
    world.announce(running, () => {
      done = work(running, at)
      if (done) moveTo(running, at)
    })
    return done
  }

  return {
    goal: (matchId, side) =>
      disturb(matchId, (running, at) => {
        const happening = goalNow(running, at, indexOf(side))
        if (happening === null) return false
        replan(running, including(running, happening, running.fixture.sport === 'football' ? HALT : 0))
        return true
      }),
    redCard: (matchId, side) =>
      disturb(matchId, (running, at) => {
        if (running.fixture.sport !== 'football' || momentOf(running).state !== 'live') return false
        replan(running, including(running, card(at, indexOf(side), 'red'), HALT))
        return true
      }),
    suspend: (matchId) =>
      disturb(matchId, (running, at) => {
        replan(running, withHalts(running, [...haltsOf(running), { from: at, to: Infinity, scope: 'all' }]))
        return true
      }),
    resume: (matchId) =>
      disturb(matchId, (running, at) => {
        const halts = haltsOf(running)
        if (!halts.some(({ to }) => to === Infinity)) return false
        replan(
          running,
          withHalts(
            running,
            halts.map((halt) => (halt.to === Infinity ? { ...halt, to: at } : halt)),
          ),
        )
        return true
      }),
    jumpLine: (matchId, key, quarters) =>
      disturb(matchId, (running, at) => {
        if (quarters === 0 || !hasLines(running, key)) return false
        const { adjustments } = running
        replan(running, running.timeline.course, {
          ...adjustments,
          shifts: [...adjustments.shifts, { at, key, quarters: Math.trunc(quarters) }],
        })
        return true
      }),
    movePrice: (matchId, key, slot, side, percent) =>
      disturb(matchId, (running, at) => {
        if (percent <= -100 || !hasSelection(running, key, slot, side)) return false
        const { adjustments } = running
        replan(running, running.timeline.course, {
          ...adjustments,
          moves: [...adjustments.moves, { at, key, slot, side, factor: 1 + percent / 100 }],
        })
        return true
      }),
    hold: (matchId, on) =>
      disturb(matchId, (running, at) => {
        const { adjustments } = running
        const held = adjustments.holds.some(({ to }) => to === Infinity)
        if (held === on) return false
        const holds = on
          ? [...adjustments.holds, { from: at, to: Infinity }]
          : adjustments.holds.map((hold) => (hold.to === Infinity ? { ...hold, to: at } : hold))
        replan(running, running.timeline.course, { ...adjustments, holds })
        return true
      }),
    end: (matchId) =>
      disturb(matchId, (running, at) => {
        if (momentOf(running).state !== 'live') return false
        replan(running, endedAt(running, at))
        return true
      }),
  }
}

function indexOf(side: 'home' | 'away'): SideIndex {
  return side === 'home' ? 0 : 1
}

/** `null` where no goal can be scored now: before kick-off, in a break, during a review, in tennis. */
function goalNow(running: RunningMatch, at: number, side: SideIndex): Happening | null {
  const { phase, dangerous } = momentOf(running)
  if (running.fixture.sport === 'football') {
    const playing = phase === 'firstHalf' || phase === 'secondHalf'
    return playing && dangerous !== 'review' ? goal(at, side, false) : null
  }
  if (running.fixture.sport !== 'basketball') return null
  return phase.startsWith('quarter') || phase === 'overtime' ? basket(at, side, 2) : null
}

function including({ timeline: { course } }: RunningMatch, happening: Happening, halt: number): Course {
  const { at } = happening
  return {
    ...course,
    happenings: inOrder([...course.happenings, happening]),
    halts: halt > 0 ? [...course.halts, { from: at, to: at + halt, scope: 'all' }] : course.halts,
  }
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

/** A course cut short: all that has been counted is final. */
function endedAt({ timeline: { course } }: RunningMatch, at: number): Course {
  const end: Happening = {
    at,
    reprices: true,
    milestone: true,
    apply: (before: Moment) => ({
      ...before,
      state: 'ended',
      phase: 'ended',
      clock: stopped(before, at),
      dangerous: 'none',
      serving: null,
      shut: 2,
      standing: before.score,
      over: withOver(before.over, ...periodsCounted(before)),
    }),
  }
  return {
    happenings: [...course.happenings.filter((happening) => happening.at < at), end],
    halts: course.halts
      .filter(({ from }) => from < at)
      .map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
}

function periodsCounted({ facts }: Moment): readonly Parameters<typeof withOver>[1][] {
  return Object.keys(facts).flatMap((key) => {
    const [, period] = key.split('.')
    return PERIODS.filter((known) => known === period)
  })
}

const PERIODS = [
  'match',
  'firstHalf',
  'secondHalf',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'set1',
  'set2',
  'set3',
] as const
