import type { MatchState } from '../../streams/domain/match.ts'
import { createAlmanac } from './almanac/createAlmanac.ts'
import { isLate } from './course/lateness.ts'
import { BEFORE, type Moment } from './course/moment.ts'
import { marketsDiffer, matchDiffers } from './changes.ts'
import { createControl, type PastResults } from './worldControl.ts'
import { createListeners } from './listeners.ts'
import type { Listeners } from './listeners.ts'
import { newlyDecided, resultOf } from './matchResult.ts'
import type { RunningMatch } from './runningMatch.ts'
import { closesAt, momentOf, moveTo, nextChange, openMatch } from './runningMatch.ts'
import type { Fixture } from './fixture.ts'
import { type Origin, parseFixtureId } from './schedule/fixtures.ts'
import { createPastMatches, type PastMatches } from './pastMatches.ts'
import { createSchedule } from './schedule/schedule.ts'
import { playedSport, WORLD_SPORTS, type WorldSport } from './sports.ts'
import type { ForcedResults, World, WorldClock, WorldMatch, WorldResult } from './world.ts'

/** With the same origin a restart continues the same world. */
interface WorldOptions extends Origin {
  readonly clock: WorldClock
  /** The sports that are played; all, if missing. Leaving one out does not change the others. */
  readonly sports?: readonly WorldSport[] | undefined
  /** The forced results of earlier runs. */
  readonly forced?: ForcedResults
}

/**
 * A world that is a function of its seed, its epoch and platform time: its state at an instant does not
 * depend on the steps by which it was reached. Changes before it was created are not reported as events.
 */
export function createSimulatedWorld({ clock, sports, forced: kept, ...origin }: WorldOptions): World {
  const startedAt = clock.now()
  const schedule = createSchedule(origin, sports ?? WORLD_SPORTS, startedAt)
  const listeners = createListeners()
  const running = new Map<string, RunningMatch>()
  /** Final results of matches that were changed by control: they can no longer be computed from their ids. */
  const forced = new Map<string, WorldResult>(kept)
  const past = createPastMatches(origin, forced)
  let listed: readonly WorldMatch[] | null = null
  /** Everything has happened up to this time. */
  let reached = startedAt

  for (const fixture of schedule.take(startedAt)) {
    if (forced.has(fixture.id) || isOverBy(fixture, startedAt)) continue
    const match = openMatch(fixture, startedAt)
    if (closesAt(match) > startedAt) running.set(fixture.id, match)
  }

  function advance(until = clock.now(), changes = Infinity): boolean {
    for (let made = 0; ; made++) {
      const nextFixtureAt = schedule.nextAt()
      const { next, at } = earliest(running.values(), until)
      if (Math.min(nextFixtureAt, at) > until) {
        reached = Math.max(reached, until)
        return true
      }
      if (made >= changes) return false
      if (nextFixtureAt <= at || next === undefined) open(nextFixtureAt)
      else if (at >= closesAt(next)) close(next, at)
      else applyAndTell(next, () => moveTo(next, at))
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

  function applyAndTell(match: RunningMatch, change: () => void): void {
    const before = match.match
    const momentBefore = momentOf(match)
    change()
    const { match: after, at } = match
    if (after === before) return
    listed = null
    tellDifferences(listeners, before, after, at)
    const matchId = after.id
    const momentAfter = momentOf(match)
    if (isRevised(momentBefore, momentAfter)) listeners.tell({ type: 'revised', matchId }, at)
    const specs = newlyDecided(match.fixture.sport, momentBefore, momentAfter)
    if (specs.length > 0) listeners.tell({ type: 'settled', matchId, specs }, at)
  }

  const control = createControl({
    find(matchId) {
      advance()
      return running.get(matchId)
    },
    now: () => clock.now(),
    announce(match, change) {
      applyAndTell(match, change)
      const last = match.timeline.moments.at(-1) ?? BEFORE
      forced.set(match.fixture.id, { ...resultOf(match.fixture.sport, last), forced: true })
    },
    past: revisable({ past, forced, listeners, now: () => clock.now(), reached: () => reached }),
  })

  return {
    clock,
    matches() {
      return (listed ??= byKickOff(running.values()))
    },
    ...createReads({ running, past, forced, reached: () => reached }),
    almanac: createAlmanac(origin, { running, forced, reached: () => reached }),
    listen: (listener) => listeners.add(listener),
    advance,
    control,
  }
}

function byKickOff(running: Iterable<RunningMatch>): readonly WorldMatch[] {
  return [...running]
    .map(({ match }) => match)
    .sort((a, b) => a.kickOff - b.kickOff || Number(a.id) - Number(b.id))
}

interface RevisableSources {
  readonly past: PastMatches
  readonly forced: Map<string, WorldResult>
  readonly listeners: Listeners
  readonly now: () => number
  readonly reached: () => number
}

/** The results of matches that have left the list, which control may change. */
function revisable({ past, forced, listeners, now, reached }: RevisableSources): PastResults {
  return {
    result(matchId) {
      const result = past.result(matchId, reached())
      const sport = parseFixtureId(matchId)?.sport
      return result === undefined || sport === undefined ? null : { sport, result }
    },
    revise(matchId, result) {
      forced.set(matchId, { ...result, forced: true })
      listeners.tell({ type: 'revised', matchId }, now())
      const specs = [...result.final, ...result.voided]
      if (specs.length > 0) listeners.tell({ type: 'settled', matchId, specs }, now())
    },
  }
}

interface ReadSources {
  readonly running: ReadonlyMap<string, RunningMatch>
  readonly past: PastMatches
  readonly forced: ForcedResults
  /** Everything has happened up to this time. */
  readonly reached: () => number
}

/** Reads of listed matches and of those that are over. */
function createReads({
  running,
  past,
  forced,
  reached,
}: ReadSources): Pick<World, 'match' | 'result' | 'mayBeRevised' | 'past' | 'pastMatch'> {
  function isOver(matchId: string): boolean {
    const match = running.get(matchId)?.match
    return match === undefined || PLAYED.has(match.state)
  }

  return {
    match: (matchId) => running.get(matchId)?.match,
    result(matchId) {
      const match = running.get(matchId)
      if (match === undefined) return past.result(matchId, reached())
      return { ...resultOf(match.fixture.sport, momentOf(match)), forced: forced.has(matchId) }
    },
    mayBeRevised: (matchId) => forced.has(matchId) || past.isReviewed(matchId, reached()),
    past: (sport, from, to) =>
      past
        .ids(sport, from, Math.min(to, reached()))
        .filter(isOver)
        .flatMap((matchId) => running.get(matchId)?.match ?? past.match(matchId, reached()) ?? [])
        .filter(({ state }) => PLAYED.has(state))
        .map((match) => ({ ...match, markets: [] })),
    pastMatch: (matchId) => (isOver(matchId) ? past.matchWithMarkets(matchId, reached()) : undefined),
  }
}

/** The states of a match that has a result. */
const PLAYED: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'abandoned'])

/** Whether a fixture that began in time has left the list, without computing its course. */
function isOverBy(fixture: Fixture, at: number): boolean {
  return fixture.kickOff + playedSport(fixture.sport).kickOffs.longest < at && !isLate(fixture)
}

/** Whether settlements by the result in `before` are wrong now. */
function isRevised(before: Moment, after: Moment): boolean {
  if (before.withdrawn) return false
  const decided = before.over.size > 0 || before.closing === 'full'
  return (
    after.withdrawn ||
    (decided && before.state !== after.state && after.state === 'cancelled') ||
    corrected(before, after)
  )
}

/** Whether a published result was changed without being withdrawn before. */
function corrected(before: Moment, after: Moment): boolean {
  return before.state === 'ended' && after.state === 'ended' && before.facts !== after.facts
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

/** Reports the differences between two states of a match to the listeners. */
function tellDifferences(listeners: Listeners, before: WorldMatch, after: WorldMatch, at: number): void {
  const matchId = after.id
  if (matchDiffers(before, after)) listeners.tell({ type: 'match', matchId }, at)
  if (marketsDiffer(before, after)) listeners.tell({ type: 'lines', matchId }, at)
}
