import type { Line, MarketKey, MarketSpec, Side } from '../../streams/domain/market.ts'
import type { Facts, KitPattern, MatchClock, MatchState, Pair, Phase } from '../../streams/domain/match.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import { descriptorOf } from '../../streams/domain/sports/descriptorOf.ts'
import type { MatchRecord, TeamSide } from './matchRecord.ts'
import { entrantOf, type EntrantSide } from '../../streams/domain/vocabulary/sides.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { Status } from '../../streams/domain/status.ts'

/** The part of the platform's clock that the world uses. */
export interface WorldClock {
  /** Platform time, ms; never decreases. */
  now(): number
  /** Platform ms for each real ms. */
  readonly rate: number
}

export interface WorldLeague {
  readonly id: string
  readonly sport: Sport
  readonly name: AllLanguages
  /** 1 is the highest. */
  readonly level: number
  readonly hot: boolean
  readonly region: AllLanguages
  /** Set for a cup: its matches go on until a side has won. */
  readonly knockout?: boolean
}

export interface WorldTeam {
  readonly id: string
  readonly name: AllLanguages
  readonly kit: { readonly base: string; readonly trim: string; readonly pattern: KitPattern }
}

export interface WorldTeams {
  readonly home: WorldTeam
  readonly away: WorldTeam
  /** Set when each side is a pair in a sport that is played by one or two. */
  readonly doubles?: true
}

export interface WorldSelection {
  readonly optionId: string
  readonly side: Side
  readonly odds: Odds
  /** Its own status; the effective one is `worstStatus` with those of line and match. */
  readonly status: Status
}

/**
 * A slot of a market. When its line changes, the slot keeps its number, and `marketId`, the `optionId`s and
 * `line` change.
 */
export interface WorldLine {
  readonly marketId: string
  /** 1 is the main line. */
  readonly slot: number
  readonly line: Line | null
  readonly status: Status
  /** Platform time of the last change, ms; strictly increasing within a match. */
  readonly version: number
  readonly selections: readonly WorldSelection[]
}

export interface WorldMarket {
  readonly spec: MarketSpec
  readonly key: MarketKey
  readonly parlayAllowed: boolean
  readonly lines: readonly WorldLine[]
}

export type Danger = 'none' | 'attack' | 'review'

/** What is known of a match of esports when it is announced, besides its teams. */
export interface MapFormat {
  /** Most maps of the match. */
  readonly bestOf: number
  /** The names of the maps in playing order; empty in games whose maps have none. */
  readonly mapNames: readonly AllLanguages[]
}

/** An immutable state of a match: every change creates a new object. */
export interface WorldMatch {
  readonly id: string
  readonly sport: Sport
  readonly league: WorldLeague
  /** `null` for a tournament, which has a field of entrants and an outright market (decision 0072). */
  readonly teams: WorldTeams | null
  /** The field of a tournament; the side of the first one is `entrant:1`. */
  readonly entrants: readonly WorldTeam[]
  /** Platform ms. */
  readonly kickOff: number
  /** When play ended, platform ms; missing until then, and in recordings. */
  readonly endedAt?: number
  /** `live` during breaks too; see `phase`. */
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  readonly bettingStatus: Status
  /** Goals, points or sets. */
  readonly score: Pair
  /**
   * The present counts, including those of running periods; `World.result` has the final ones. In tennis
   * `points.match` is the present game, as called: 0, 15, 30, 40, and 50 for advantage.
   */
  readonly facts: Facts
  readonly serving: 'home' | 'away' | null
  readonly neutral: boolean
  /** Present in esports only. */
  readonly format?: MapFormat
  readonly video: boolean
  readonly animation: boolean
  /** An attack or a review that is under way; the simulation has them in football only. */
  readonly danger: Danger
  /** Platform time of its last change or of its last update of prices, ms; strictly increasing. */
  readonly version: number
  readonly markets: readonly WorldMarket[]
  /** When it was announced, platform ms. */
  readonly announcedAt: number
}

export type WorldEvent =
  /** State, phase, clock, score, counts, server or betting status has changed. */
  | { readonly type: 'match'; readonly matchId: string }
  /** Prices, statuses or lines may have changed. */
  | { readonly type: 'lines'; readonly matchId: string }
  | { readonly type: 'opened'; readonly matchId: string }
  /** No longer listed; `result` is still available. */
  | { readonly type: 'closed'; readonly matchId: string }
  /** These markets are final or void, so orders on them can be settled. */
  | { readonly type: 'settled'; readonly matchId: string; readonly specs: readonly MarketKey[] }
  /** Its result is withdrawn, or differs from an earlier one, so settlements by that one are wrong. */
  | { readonly type: 'revised'; readonly matchId: string }

/** `at` is the time of the event, platform ms. During the call the world is in its state at that time. */
export type WorldListener = (event: WorldEvent, at: number) => void

export interface WorldResult {
  readonly facts: Facts
  /** Markets whose facts are final. */
  readonly final: ReadonlySet<MarketKey>
  /** Markets that are void because they will never be decided. */
  readonly voided: ReadonlySet<MarketKey>
  /** The winners of a tournament, once it is decided. */
  readonly winners: readonly EntrantSide[]
  /** The order of finish of a race, whose winner is the first; missing where only the winners count. */
  readonly places?: readonly EntrantSide[]
  readonly state: MatchState
  /** Whether control has changed the match, so that its result does not follow from the seed. */
  readonly forced?: boolean
  /** Whether it was decided and is now withdrawn, until it is published again. */
  readonly withdrawn?: boolean
}

/** The forced results of matches that are over, by id; they are kept for the next start. */
export type ForcedResults = ReadonlyMap<string, WorldResult>

/**
 * Forces events, for tests and demonstrations. The world is then no longer a function of its seed, but stays
 * consistent while the process runs. Each call returns whether it was possible.
 */
export interface WorldControl {
  /**
   * A goal in football, a two-point basket in basketball, a point in tennis and in sports in sets, a fight or a round
   * in esports. Only while the ball is in play; not possible in snooker, whose frames are won by visits.
   */
  goal(matchId: string, side: 'home' | 'away'): boolean
  redCard(matchId: string, side: 'home' | 'away'): boolean
  /** Suspends the whole match until `resume`. */
  suspend(matchId: string): boolean
  resume(matchId: string): boolean
  /** Moves every line of a market by this number of quarters; each slot keeps its number and gets new ids. */
  jumpLine(matchId: string, key: MarketKey, quarters: number): boolean
  /** Changes one price by this percentage from now on. */
  movePrice(matchId: string, key: MarketKey, slot: number, side: Side, percent: number): boolean
  /** Stops price movements until called with `false`; goals and cards still change prices. */
  hold(matchId: string, on: boolean): boolean
  /**
   * Ends the part of a cup match that is being played, or the break before the next one: a match that is level goes
   * on, and the kicks that are left of a shoot-out are taken at once. Not possible in other matches.
   */
  whistle(matchId: string): boolean
  /**
   * Ends the match now, level or not; the kicks that are left of a shoot-out and the remaining ties of a tournament
   * are played at once.
   */
  end(matchId: string): boolean
  /** Withdraws the result of a match that is over; nothing of it is decided until `publish`. */
  withdraw(matchId: string): boolean
  /** Publishes the result of a match that is over, withdrawn or not, with these counts changed. */
  publish(matchId: string, counts: Facts): boolean
  /** Voids every market of a match that is over or has not begun. */
  cancel(matchId: string): boolean
  /**
   * Postpones a match that has not begun. It is played this many ms later; with `null` it is void once the time
   * for playing it has passed (docs/betting.md, 3.4).
   */
  postpone(matchId: string, byMs: number | null): boolean
  /** Interrupts a match in play, until `continue` or until it is abandoned (docs/betting.md, 3.4). */
  interrupt(matchId: string): boolean
  /** Goes on with an interrupted match. */
  continue(matchId: string): boolean
  /** Abandons a match in play or interrupted; what is not decided yet is void. */
  abandon(matchId: string): boolean
}

/** A match of a league: to come, in play, or over. */
export interface AlmanacMatch {
  readonly id: string
  readonly league: WorldLeague
  readonly teams: WorldTeams
  /** Platform ms. */
  readonly kickOff: number
}

/** A match that was played to its end. */
export interface PlayedMatch extends AlmanacMatch {
  readonly score: Pair
  /** Who scored, where that is known. */
  readonly scorers: readonly {
    readonly side: TeamSide
    readonly player: number
    readonly other: number | null
  }[]
}

/** The season of a match: every team of its league plays every other one at home and away. */
export interface Season {
  readonly league: WorldLeague
  readonly teams: readonly WorldTeam[]
  /** The round of the match, from 1, and how many the season has. */
  readonly round: number
  readonly rounds: number
  /** The ids of the matches that kick off before this one, oldest first. */
  readonly earlier: readonly string[]
}

/** A price at an instant; `null` while its line is not offered. */
export interface PastPrice {
  /** Platform ms. */
  readonly at: number
  readonly odds: Readonly<Partial<Record<Side, Odds>>> | null
}

/** The draw of a tournament and who has won its ties. Entrants are numbered from 1 by their place in the field. */
export interface Draw {
  /** The first two meet in the first tie. */
  readonly order: readonly number[]
  /** The winners of the ties that are decided, in the order in which the ties are played. */
  readonly winners: readonly number[]
  readonly champion: number | null
}

/** A match by its schedule. */
export type ScheduledMatch = Pick<WorldMatch, 'id' | 'sport' | 'kickOff' | 'league' | 'video'>

/** A part of a match without interruption, platform ms. */
export interface InPlay {
  readonly from: number
  /** `null` while it is in play. */
  readonly until: number | null
  /** Whether the match ended then. */
  readonly ended: boolean
}

/**
 * What there is to look up about matches, from the seed (decision 0083). Everything is up to the present:
 * nothing of a match that is still to be played is in it.
 */
export interface Almanac {
  /** `null` for a match without a league table: of a cup, a tournament, an unknown id. */
  season(matchId: string): Season | null
  /** The latest earlier meetings of the two teams of a match, newest first. */
  meetings(matchId: string, most: number): readonly string[]
  /** The latest earlier matches of one team of a match, newest first. */
  recent(matchId: string, side: TeamSide, most: number): readonly string[]
  /** `null` while a match is not over, and when it was abandoned. */
  played(matchId: string): PlayedMatch | null
  /** Everything has happened up to this time, platform ms. */
  reached(): number
  /** The matches of a sport by their scheduled kick-off, from `from` up to `to` (platform ms), which is not in the future. */
  fixtures(sport: Sport, from: number, to: number): readonly ScheduledMatch[]
  /** When a match was in play; empty where only its result is kept. */
  inPlay(matchId: string): readonly InPlay[]
  /** When a match ended, platform ms; `null` while it is not over, and where only its result is kept. */
  endedAt(matchId: string): number | null
  /** `null` in sports without statistics. */
  record(matchId: string): MatchRecord | null
  /** The prices of a line since the match was announced, at most `most`; `null` for an unknown market. */
  prices(matchId: string, key: MarketKey, line: Line | null, most: number): readonly PastPrice[] | null
  /** `null` for a match. */
  draw(matchId: string): Draw | null
}

export interface World {
  readonly clock: WorldClock
  /** All listed matches, by kick-off. */
  matches(): readonly WorldMatch[]
  match(matchId: string): WorldMatch | undefined
  /**
   * The counts and decided markets of a match, also long after it left the list, so that orders can be
   * settled after a restart. `undefined` for an id that does not exist or is not announced yet.
   */
  result(matchId: string): WorldResult | undefined
  /** Whether the result of a match may have been another one earlier, so that settlements need a check. */
  mayBeRevised(matchId: string): boolean
  /**
   * The matches of a sport that are over, with a kick-off from `from` up to `to` (platform ms), by kick-off;
   * also those that were played before the world began. Without markets.
   */
  past(sport: Sport, from: number, to: number): readonly WorldMatch[]
  /**
   * A match that is over. Each market has the lines from just before kick-off, or its last ones if it was opened
   * in play.
   */
  pastMatch(matchId: string): WorldMatch | undefined
  /** Tables, meetings and statistics of matches; `null` in a world without them, as a recording is. */
  readonly almanac: Almanac | null
  listen(listener: WorldListener): () => void
  /**
   * Advances everything to a platform time, `clock.now()` by default, with events in order, and stops after `changes`
   * changes.
   *
   * @returns whether it has reached that time.
   */
  advance(until?: number, changes?: number): boolean
  readonly control: WorldControl
}

/**
 * The score from which an in-play handicap counts: that of its period at the time of the bet
 * (docs/betting.md, 3.1). `null` where the whole period counts: before kick-off, and in most sports.
 */
export function scoreBenchmark(match: WorldMatch, spec: MarketSpec): Pair | null {
  const counts = descriptorOf(match.sport).handicapFromBet && match.state !== 'notStarted'
  if (!counts || spec.kind !== 'handicap') return null
  return match.facts[`${spec.stat}.${spec.period}`] ?? [0, 0]
}

const NO_NAME: AllLanguages = { cmn: '', zho: '', english: '' }

/** The names of the two teams; empty for a tournament. */
export function teamNames({ teams }: Pick<WorldMatch, 'teams'>): {
  readonly home: AllLanguages
  readonly away: AllLanguages
} {
  return { home: teams?.home.name ?? NO_NAME, away: teams?.away.name ?? NO_NAME }
}

/** The name of an entrant by its side; `null` for other sides. */
export function entrantName({ entrants }: Pick<WorldMatch, 'entrants'>, side: Side): AllLanguages | null {
  const place = entrantOf(side)
  return place === null ? null : (entrants[Number(place) - 1]?.name ?? null)
}
