import type { MarketSpec } from '../../streams/domain/market.ts'
import type { Course, Happening, Timeline } from './course/course.ts'
import type { Moment, SideIndex } from './course/moment.ts'
import type { MatchRecord } from './matchRecord.ts'
import type { Competition } from './names/competitions.ts'
import type { MarketPlan } from './pricing/board.ts'
import type { MapFormat } from './world.ts'
import type { BoardInput, MarketBoard } from './pricing/marketBoard.ts'
import { createMarketBoard } from './pricing/marketBoard.ts'
import type { Instant } from './pricing/board.ts'
import type { Fixture } from './fixture.ts'
import type { KickOffTimes } from './kickOffTimes.ts'

/** The expectation for a fixture, independent of its sport. */
export interface Expectation {
  /**
   * Strength of home relative to away, where 2 is the distance between first and last of a league; from -2.7
   * to 2.7.
   */
  readonly lead: number
  /** -1 to 1: fewer or more points than usual for both sides. */
  readonly mood: number
  readonly neutral: boolean
  /** See `Competition.scoring`. */
  readonly scoring: number
}

/** The events that `World.control` can force in a sport. */
interface Forced {
  /** `null` while it can't happen: before the match, in a break, during a review. */
  readonly goal?: (moment: Moment, at: number, side: SideIndex) => Happening | null
  /** The course after a point, in sports in which all that follows depends on it; `null` while none is played. */
  readonly point?: (fixture: Fixture, course: Course, at: number, side: SideIndex) => Course | null
  readonly redCard?: (at: number, side: SideIndex) => Happening
  /** Whether betting is suspended after it. */
  readonly halts: boolean
  /** The course with what follows from the event, where that is not what was to come. */
  readonly replayed?: (fixture: Fixture, course: Course, at: number) => Course
  /** The course when the whistle ends the present part; `null` where a match has no parts that it could end. */
  readonly whistled?: (fixture: Fixture, course: Course, at: number) => Course | null
}

/** The simulation and the prices of a sport. */
export interface PlayedSport {
  /**
   * What its fixtures' ids begin with: one digit, or more of which the first is 8. Stored with orders, so it must
   * never change.
   */
  readonly idPrefix: string
  /** Part of the seeds of its fixtures. Past results depend on it, so it must never change. */
  readonly seedPart: number
  readonly kickOffs: KickOffTimes
  readonly competitions: readonly Competition[]
  /** Which of its matches are filmed: none when it is absent. Of `some`, more in hot leagues. */
  readonly filmed?: 'some' | 'all'
  /** Whether all matches are on neutral ground. */
  readonly neutral: boolean
  /** Whether a fixture is a tournament of all teams of its league. */
  readonly tournament?: boolean
  /** When bets on a tournament end, platform ms, unless it is abandoned before. */
  readonly betsUntil?: (tournament: Pick<Fixture, 'kickOff' | 'entrants'>) => number
  /**
   * The expectation for each side: goals, points, the chance to win a point on serve or to reach base, or stoppages
   * in a round. Unused for tournaments.
   */
  readonly strength: (expectation: Expectation) => readonly [home: number, away: number]
  /** The format of its matches, in esports. */
  readonly format?: (fixture: Pick<Fixture, 'league' | 'seed'>) => MapFormat
  readonly play: (fixture: Fixture) => Course
  /** All markets that it can have. */
  readonly markets: readonly MarketSpec[]
  readonly board: (fixture: Fixture, input: Omit<BoardInput, 'fixture'>) => MarketBoard
  /** The statistics of a match up to an instant; missing for sports without them. */
  readonly record?: (fixture: Fixture, timeline: Timeline, until: number) => MatchRecord | null
  readonly forced?: Forced
  /**
   * The state of a fixture that control ends before its time; without it, what is counted so far is final.
   */
  readonly conclude?: (fixture: Fixture, before: Moment) => Moment
}

interface Priced<View> {
  /** All markets that it can have. */
  readonly plans: readonly MarketPlan<View>[]
  /** Those of one fixture; all, if missing. */
  readonly plansOf?: (fixture: Fixture) => readonly MarketPlan<View>[]
  readonly viewAt: (fixture: Fixture, instant: Instant) => View
  /** How often lines are selected again in play when nothing happens, ms. */
  readonly lineRefresh: number
}

/** The markets of a sport, priced by its model. */
export function pricedBy<View>({
  plans,
  plansOf = () => plans,
  viewAt,
  lineRefresh,
}: Priced<View>): Pick<PlayedSport, 'markets' | 'board'> {
  return {
    markets: plans.map(({ spec }) => spec),
    board: (fixture, input) =>
      createMarketBoard(
        { fixture, ...input },
        { plans: plansOf(fixture), viewAt: (instant) => viewAt(fixture, instant), lineRefresh },
      ),
  }
}
