import { marketKey } from '../../../streams/domain/market.ts'
import { shownScore } from '../../../streams/domain/sports/descriptorOf.ts'
import { drawOf } from '../sevens/bracket.ts'
import { UNDISTURBED } from '../adjustments.ts'
import { momentAt, type Timeline, timelineOf } from '../course/course.ts'
import type { Fixture } from '../fixture.ts'
import { courseOf, type RunningMatch } from '../runningMatch.ts'
import {
  announcedAtOf,
  fixtureOf,
  numbersBetween,
  type Origin,
  parseFixtureId,
} from '../schedule/fixtures.ts'
import { isPlayed, playedSport } from '../sports.ts'
import type { Almanac, ForcedResults, InPlay, PlayedMatch } from '../world.ts'
import { pricesOf } from './pastPrices.ts'
import { createSeasons } from './seasons.ts'

interface AlmanacSources {
  readonly running: ReadonlyMap<string, RunningMatch>
  readonly forced: ForcedResults
  /** Everything has happened up to this time, platform ms. */
  readonly reached: () => number
}

/** A fixture with its course, as far as it is known. */
interface Known {
  /** The present of the match, platform ms: control may have put it a moment ahead of the world. */
  readonly at: number
  readonly fixture: Fixture
  readonly timeline: Timeline
  readonly adjustments: RunningMatch['adjustments']
}

/** The most matches whose results are held in memory; others are computed again on request. */
const KEPT = 5000

/** The almanac of a simulated world. */
export function createAlmanac(origin: Origin, { running, forced, reached }: AlmanacSources): Almanac {
  const results = new Map<string, PlayedMatch>()

  function known(matchId: string): Known | null {
    const listed = running.get(matchId)
    if (listed !== undefined) return { ...listed, at: Math.max(listed.at, reached()) }
    const named = parseFixtureId(matchId)
    if (named === null || announcedAtOf(origin, named.sport, named.number) > reached()) return null
    const fixture = fixtureOf(origin, named.sport, named.number)
    const timeline = timelineOf(courseOf(fixture))
    return { at: reached(), fixture, timeline, adjustments: UNDISTURBED }
  }

  /** `null` too for a match that control has changed and that has left the list: only its result is kept. */
  function computed(matchId: string): Known | null {
    return forced.has(matchId) && !running.has(matchId) ? null : known(matchId)
  }

  function compute(matchId: string): PlayedMatch | null {
    const found = known(matchId)
    if (found === null || found.fixture.teams === null) return null
    const { id, league, teams, kickOff } = found.fixture
    const about = { id, league, teams, kickOff }
    const result = forced.get(matchId)
    // Only the score of a match that control has changed is kept.
    if (result !== undefined && !running.has(matchId)) {
      const score = shownScore(found.fixture.sport, result.facts)
      return result.state === 'ended' && score !== null ? { ...about, score, scorers: [] } : null
    }
    const last = momentAt(found.timeline, found.at)
    if (last.state !== 'ended') return null
    return { ...about, score: last.score, scorers: scorersOf(found) }
  }

  return {
    ...createSeasons(origin),
    played(matchId) {
      const kept = results.get(matchId)
      if (kept !== undefined) return kept
      const match = compute(matchId)
      // A listed match may still be changed by control.
      if (match === null || running.has(matchId)) return match
      if (results.size >= KEPT) results.clear()
      results.set(matchId, match)
      return match
    },
    reached,
    fixtures: (sport, from, to) =>
      isPlayed(sport)
        ? numbersBetween(origin, sport, from, to).map((number) => fixtureOf(origin, sport, number))
        : [],
    inPlay(matchId) {
      const found = computed(matchId)
      return found === null ? [] : partsOf(found)
    },
    endedAt(matchId) {
      const found = computed(matchId)
      if (found === null) return null
      const { times, moments } = found.timeline
      const at = times[moments.findIndex(({ state }) => state === 'ended')]
      return at === undefined || at > found.at ? null : at
    },
    record(matchId) {
      const found = computed(matchId)
      if (found === null) return null
      return playedSport(found.fixture.sport).record?.(found.fixture, found.timeline, found.at) ?? null
    },
    prices(matchId, key, line, most) {
      const found = known(matchId)
      if (found === null) return null
      const played = playedSport(found.fixture.sport)
      if (!played.markets.some((spec) => marketKey(spec) === key)) return null
      return pricesOf({ ...found, played, until: found.at }, key, line, most)
    },
    draw(matchId) {
      const found = known(matchId)
      const knockout = found === null ? null : momentAt(found.timeline, found.at).knockout
      if (found === null || knockout === null) return null
      const { winners, champion } = knockout
      return { order: drawOf(found.fixture).order, winners, champion }
    },
  }
}

/** The parts of a match up to the present: `live` from the first moment in play to the first one that is not. */
function partsOf({ timeline: { times, moments }, at }: Known): readonly InPlay[] {
  const parts: InPlay[] = []
  let from: number | null = null
  for (const [index, { state }] of moments.entries()) {
    const time = times[index] ?? -Infinity
    if (time > at) break
    if (state === 'live') from ??= time
    else if (from !== null) {
      parts.push({ from, until: time, ended: state === 'ended' })
      from = null
    }
  }
  return from === null ? parts : [...parts, { from, until: null, ended: false }]
}

/** The scorers of the goals that counted. */
function scorersOf({ fixture, timeline, at }: Known): PlayedMatch['scorers'] {
  const record = playedSport(fixture.sport).record?.(fixture, timeline, at) ?? null
  const scorers: PlayedMatch['scorers'][number][] = []
  for (const { type, part, side, player, other } of record?.events ?? []) {
    if (part === 'penalty') continue
    if (type === 'goal' && player !== null) scorers.push({ side, player, other })
    if (type !== 'goalCancelled') continue
    const taken = scorers.findLastIndex((goal) => goal.side === side)
    if (taken >= 0) scorers.splice(taken, 1)
  }
  return scorers
}
