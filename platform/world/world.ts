import type { Line, MarketKey, MarketSpec, Side } from '../../streams/domain/market.ts'
import type { Facts, KitPattern, MatchClock, MatchState, Pair, Phase } from '../../streams/domain/match.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import type { Sport } from '../../streams/domain/sport.ts'
import type { Status } from '../../streams/domain/status.ts'

/** The part of the platform's clock that the world lives by. */
export interface WorldClock {
  /** Platform ms; never goes back. */
  now(): number
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** A name in the three languages of the platform (specification, platform part, 3). */
export interface LocalText {
  readonly cmn: string
  readonly zho: string
  readonly english: string
}

export interface WorldLeague {
  readonly id: string
  readonly sport: Sport
  readonly name: LocalText
  /** 1 is the top. */
  readonly level: number
  readonly hot: boolean
  readonly region: LocalText
}

export interface WorldTeam {
  readonly id: string
  readonly name: LocalText
  readonly kit: { readonly base: string; readonly trim: string; readonly pattern: KitPattern }
}

export interface WorldSelection {
  readonly optionId: string
  readonly side: Side
  readonly odds: Odds
  /** Its own status; `worstStatus` with the line's and the match's says whether it can be bet on. */
  readonly status: Status
}

/** A slot of a market. When its line jumps the slot stays, and `marketId`, `optionId`s and `line` change. */
export interface WorldLine {
  readonly marketId: string
  /** 1 is the main line. */
  readonly slot: number
  readonly line: Line | null
  readonly status: Status
  /** Platform ms of the last change; within a match every change has a greater one than the change before. */
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

/** A match as it stands. Never changed in place: every change makes a new one, so it may be kept. */
export interface WorldMatch {
  readonly id: string
  readonly sport: Sport
  readonly league: WorldLeague
  readonly home: WorldTeam
  readonly away: WorldTeam
  /** Platform ms. */
  readonly kickOff: number
  /** `live` during breaks as well: `phase` says so. */
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  readonly bettingStatus: Status
  /** Goals, points or sets. */
  readonly score: Pair
  /**
   * What has been counted so far, running periods included; `World.result` says which are final. In tennis
   * `points.match` is the game being played, as called: 0, 15, 30, 40, and 50 for advantage.
   */
  readonly facts: Facts
  readonly redCards: Pair
  readonly yellowCards: Pair
  readonly corners: Pair | null
  readonly serving: 'home' | 'away' | null
  readonly neutral: boolean
  readonly video: boolean
  readonly animation: boolean
  readonly dangerous: Danger
  /** Platform ms of the last change of anything in it; strictly increasing. */
  readonly version: number
  readonly markets: readonly WorldMarket[]
  readonly announcedAt: number
}

export type WorldEvent =
  /** State, phase, clock, score, cards, corners, server or betting status changed. */
  | { readonly type: 'match'; readonly matchId: string }
  /** Prices, statuses or lines changed; these are the ids that now stand. */
  | { readonly type: 'lines'; readonly matchId: string; readonly marketIds: readonly string[] }
  | { readonly type: 'opened'; readonly matchId: string }
  /** No longer listed; `result` still knows it. */
  | { readonly type: 'closed'; readonly matchId: string }
  /** The facts of these markets are final, or the markets void: orders on them can be settled. */
  | { readonly type: 'settled'; readonly matchId: string; readonly specs: readonly MarketKey[] }

/** `at` is the platform ms of the event. During the call the world stands as it did at that moment. */
export type WorldListener = (event: WorldEvent, at: number) => void

export interface WorldResult {
  readonly facts: Facts
  /** Markets whose facts are final. */
  readonly final: ReadonlySet<MarketKey>
  /** Markets that will never be decided: their bets are void. */
  readonly voided: ReadonlySet<MarketKey>
  readonly state: MatchState
}

/**
 * Forces things to happen, for tests and demonstrations. The world is no longer a function of its seed after
 * it, but stays consistent while the process runs. Each call says whether it could be done.
 */
export interface WorldControl {
  /** Football: a goal. Basketball: a two-pointer. Only while the ball is in play. */
  goal(matchId: string, side: 'home' | 'away'): boolean
  redCard(matchId: string, side: 'home' | 'away'): boolean
  /** Suspends the whole match until `resume`. */
  suspend(matchId: string): boolean
  resume(matchId: string): boolean
  /** Moves every line of a market by so many quarters; each slot keeps its number and gets new ids. */
  jumpLine(matchId: string, key: MarketKey, quarters: number): boolean
  /** Makes one price so many per cent longer (or, below 0, shorter) from now on. */
  movePrice(matchId: string, key: MarketKey, slot: number, side: Side, percent: number): boolean
  /** Prices stop moving by themselves until called with `false`; goals and cards still move them. */
  hold(matchId: string, on: boolean): boolean
  /** Full time, now. */
  end(matchId: string): boolean
}

export interface World {
  readonly clock: WorldClock
  /** Every listed match, by kick-off. */
  matches(): readonly WorldMatch[]
  match(matchId: string): WorldMatch | undefined
  /**
   * How a match stands or ended, also long after it left the list, so that orders settle after a restart.
   * `undefined` for an id that never was, or is not announced yet.
   */
  result(matchId: string): WorldResult | undefined
  listen(listener: WorldListener): () => void
  /** Brings everything up to `clock.now()`, with the events in their order. */
  advance(): void
  readonly control: WorldControl
}

/**
 * What an in-play handicap counts from: the score of its period when the bet is taken (research, venues
 * 5.3). `null` where the whole period counts: before kick-off, and in every sport but football.
 */
export function scoreBenchmark(match: WorldMatch, spec: MarketSpec): Pair | null {
  if (match.sport !== 'football' || spec.kind !== 'handicap' || match.state === 'notStarted') return null
  return match.facts[`${spec.stat}.${spec.period}`] ?? [0, 0]
}
