import { timelineOf } from './course/course.ts'
import { BEFORE } from './course/moment.ts'
import type { Moment } from './course/moment.ts'
import { changedLines, matchDiffers } from './changes.ts'
import { createControl } from './worldControl.ts'
import { createListeners } from './listeners.ts'
import type { Listeners } from './listeners.ts'
import { newlyDecided, resultOf } from './matchResult.ts'
import type { RunningMatch } from './runningMatch.ts'
import { closesAt, courseOf, momentOf, moveTo, nextChange, openMatch } from './runningMatch.ts'
import type { Fixture } from './fixture.ts'
import type { Origin } from './schedule/fixtures.ts'
import { announcedAtOf, fixtureOf, parseFixtureId } from './schedule/fixtures.ts'
import { createSchedule } from './schedule/schedule.ts'
import type { World, WorldClock, WorldMatch, WorldResult } from './world.ts'

interface WorldOptions {
  readonly seed: number
  /** Platform time of the world's first start, ms. With the same value a restart continues the same world. */
  readonly epoch: number
  readonly clock: WorldClock
}

/** Size of the cache of past results, since orders on one match are settled together. */
const KEPT_RESULTS = 200

/**
 * A world that is a function of its seed, its epoch and platform time: its state at an instant does not
 * depend on the steps by which it was reached. It starts at `clock.now()`, without events.
 */
export function createSimulatedWorld({ seed, epoch, clock }: WorldOptions): World {
  const origin: Origin = { seed, epoch }
  const startedAt = clock.now()
  const schedule = createSchedule(origin, startedAt)
  const listeners = createListeners()
  const running = new Map<string, RunningMatch>()
  /** Final moments of matches that were changed by control. */
  const disturbed = new Map<string, Moment>()
  const pastResult = createPastResults(origin, disturbed)
  let listed: readonly WorldMatch[] | null = null

  for (const fixture of schedule.take(startedAt)) {
    const match = openMatch(fixture, startedAt)
    if (closesAt(match) > startedAt) running.set(fixture.id, match)
  }

  function advance(): void {
    const now = clock.now()
    for (;;) {
      const announced = schedule.nextAt()
      const { next, at } = earliest(running.values(), now)
      if (Math.min(announced, at) > now) return
      if (announced <= at || next === undefined) open(announced)
      else if (at >= closesAt(next)) close(next, at)
      else announce(next, () => moveTo(next, at))
    }
  }

  function open(at: number): void {
    for (const fixture of schedule.take(at)) {
      running.set(fixture.id, openMatch(fixture, at))
      listed = null
      listeners.tell({ type: 'opened', matchId: fixture.id }, at)
    }
  }

  function close(match: RunningMatch, at: number): void {
    running.delete(match.fixture.id)
    listed = null
    listeners.tell({ type: 'closed', matchId: match.fixture.id }, at)
  }

  function announce(match: RunningMatch, change: () => void): void {
    const before = match.match
    const momentBefore = momentOf(match)
    change()
    const { match: after, at } = match
    if (after === before) return
    listed = null
    tellDifferences(listeners, before, after, at)
    const matchId = after.id
    const specs = newlyDecided(match.fixture.sport, momentBefore, momentOf(match))
    if (specs.length > 0) listeners.tell({ type: 'settled', matchId, specs }, at)
  }

  const control = createControl({
    find(matchId) {
      advance()
      return running.get(matchId)
    },
    now: () => clock.now(),
    announce(match, change) {
      announce(match, change)
      // Its result can no longer be computed from its id.
      disturbed.set(match.fixture.id, match.timeline.moments.at(-1) ?? BEFORE)
    },
  })

  return {
    clock,
    matches() {
      listed ??= [...running.values()]
        .map(({ match }) => match)
        .sort((a, b) => a.kickOff - b.kickOff || Number(a.id) - Number(b.id))
      return listed
    },
    match: (matchId) => running.get(matchId)?.match,
    result(matchId) {
      const match = running.get(matchId)
      if (match !== undefined) return resultOf(match.fixture.sport, momentOf(match))
      return pastResult(matchId, clock.now())
    },
    listen: (listener) => listeners.add(listener),
    advance,
    control,
  }
}

/** A fixture that has left the list, or `null`. */
function pastFixture(origin: Origin, matchId: string, now: number): Fixture | null {
  const named = parseFixtureId(matchId)
  if (named === null || announcedAtOf(origin, named.sport, named.number) > now) return null
  return fixtureOf(origin, named.sport, named.number)
}

/** The match that changes next, not after `now`. */
function earliest(
  running: Iterable<RunningMatch>,
  now: number,
): { readonly next: RunningMatch | undefined; readonly at: number } {
  let next: RunningMatch | undefined
  let at = Infinity
  for (const match of running) {
    const change = nextChange(match, now)
    if (change < at) {
      next = match
      at = change
    }
  }
  return { next, at }
}

/**
 * Returns the results of matches that have left the list. `disturbed` holds the final moments of those that
 * cannot be computed from their ids.
 */
function createPastResults(
  origin: Origin,
  disturbed: ReadonlyMap<string, Moment>,
): (matchId: string, now: number) => WorldResult | undefined {
  const results = new Map<string, WorldResult>()
  return (matchId, now) => {
    const fixture = pastFixture(origin, matchId, now)
    if (fixture === null) return undefined
    const kept = results.get(matchId)
    if (kept !== undefined) return kept
    const last = disturbed.get(matchId) ?? timelineOf(courseOf(fixture)).moments.at(-1) ?? BEFORE
    const made = resultOf(fixture.sport, last)
    if (results.size >= KEPT_RESULTS) results.clear()
    results.set(matchId, made)
    return made
  }
}

/** Tells the differences between two states of a match. */
function tellDifferences(listeners: Listeners, before: WorldMatch, after: WorldMatch, at: number): void {
  const matchId = after.id
  if (matchDiffers(before, after)) listeners.tell({ type: 'match', matchId }, at)
  const marketIds = changedLines(before, after)
  if (marketIds.length > 0) listeners.tell({ type: 'lines', matchId, marketIds }, at)
}
