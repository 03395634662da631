import { marketKey } from '../../streams/domain/market.ts'
import { descriptorOf, shownScore } from '../../streams/domain/sports/descriptorOf.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { UNDISTURBED } from './adjustments.ts'
import { timelineOf } from './course/course.ts'
import { BEFORE } from './course/moment.ts'
import { isReviewed } from './course/review.ts'
import type { Fixture } from './fixture.ts'
import { resultOf } from './matchResult.ts'
import { courseOf } from './runningMatch.ts'
import { announcedAtOf, fixtureOf, idsBetween, type Origin, parseFixtureId } from './schedule/fixtures.ts'
import { formatOf, isPlayed, playedSport } from './sports.ts'
import type { ForcedResults, WorldMarket, WorldMatch, WorldResult } from './world.ts'

/**
 * The most past results that are held in memory: more than the seven days that can be looked through have. Others
 * are computed from the seed on each request.
 */
const MAX_KEPT_RESULTS = 10_000

/** The matches that have left the list, computed from their ids. */
export interface PastMatches {
  result(matchId: string, now: number): WorldResult | undefined
  /** Whether the result of a fixture is reviewed after its end. */
  isReviewed(matchId: string, now: number): boolean
  /** The ids of a sport's fixtures that kicked off from `from` up to `to`. */
  ids(sport: Sport, from: number, to: number): readonly string[]
  match(matchId: string, now: number): WorldMatch | undefined
  /** See `World.pastMatch`. */
  matchWithMarkets(matchId: string, now: number): WorldMatch | undefined
}

/** `forced` are the results that cannot be computed, because control has changed the match. */
export function createPastMatches(origin: Origin, forced: ForcedResults): PastMatches {
  const results = new Map<string, WorldResult>()

  function fixture(matchId: string, now: number): Fixture | null {
    const named = parseFixtureId(matchId)
    if (named === null || announcedAtOf(origin, named.sport, named.number) > now) return null
    return fixtureOf(origin, named.sport, named.number)
  }

  function resultOfFixture(past: Fixture): WorldResult {
    const known = forced.get(past.id) ?? results.get(past.id)
    if (known !== undefined) return known
    const made = resultOf(past.sport, timelineOf(courseOf(past)).moments.at(-1) ?? BEFORE)
    // A map keeps the order of insertion, so its first key is the oldest.
    for (const oldest of results.keys()) {
      if (results.size < MAX_KEPT_RESULTS) break
      results.delete(oldest)
    }
    results.set(past.id, made)
    return made
  }

  function endedMatch(past: Fixture | null, marketsOf: (past: Fixture) => readonly WorldMarket[]) {
    if (past === null) return undefined
    return matchOf(past, resultOfFixture(past), marketsOf(past))
  }

  return {
    result(matchId, now) {
      const past = fixture(matchId, now)
      return past === null ? undefined : resultOfFixture(past)
    },
    isReviewed(matchId, now) {
      const past = fixture(matchId, now)
      return past !== null && isReviewed(past)
    },
    ids: (sport, from, to) => (isPlayed(sport) ? idsBetween(origin, sport, from, to) : []),
    match: (matchId, now) => endedMatch(fixture(matchId, now), () => []),
    matchWithMarkets: (matchId, now) => endedMatch(fixture(matchId, now), marketsOfPast),
  }
}

/** The final state of a match. */
function matchOf(past: Fixture, { facts, state }: WorldResult, markets: readonly WorldMarket[]): WorldMatch {
  const { id, sport, league, teams, entrants, kickOff, announcedAt, neutral, video, animation } = past
  return {
    id,
    sport,
    league,
    teams,
    entrants,
    kickOff,
    announcedAt,
    neutral,
    ...formatOf(past),
    video,
    animation,
    state,
    phase: state === 'ended' || state === 'abandoned' ? state : 'notStarted',
    clock: null,
    bettingStatus: 'closed',
    score: shownScore(sport, facts) ?? [0, 0],
    facts,
    serving: null,
    danger: 'none',
    version: kickOff,
    markets,
  }
}

/** The markets from just before kick-off, and those that were opened in play with their last lines. */
function marketsOfPast(past: Fixture): readonly WorldMarket[] {
  const played = playedSport(past.sport)
  const timeline = timelineOf(courseOf(past))
  const board = played.board(past, { timeline, adjustments: UNDISTURBED })
  const early = new Map(board.at(past.kickOff - 1).markets.map((market) => [market.key, market]))
  const fromBet = descriptorOf(past.sport).handicapFromBet
  const late = new Map(
    board
      .at(timeline.course.endAt)
      .markets // The last line of a handicap that counts from the bet is about the last minutes, not about the period.
      .filter(({ spec }) => !(fromBet && spec.kind === 'handicap'))
      .map((market) => [market.key, market]),
  )
  return played.markets.flatMap((spec) => early.get(marketKey(spec)) ?? late.get(marketKey(spec)) ?? [])
}
