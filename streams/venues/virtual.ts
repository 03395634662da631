import type { Market } from '../domain/market.ts'
import type { Match, Pair } from '../domain/match.ts'
import type { Span } from '../domain/resultDays.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import { VIRTUAL_SITE_PATHS } from '../wire/virtualGames.ts'
import type { Call, Dated } from './call.ts'

/** A value of `path` in `/vr/{path}` (docs/virtual-sports.md, 1). The first one is opened for an unknown path. */
export type VirtualPath = (typeof VIRTUAL_SITE_PATHS)[number]

export function isVirtualPath(text: string): text is VirtualPath {
  return VIRTUAL_SITE_PATHS.some((path) => path === text)
}

/** How the batches of a game belong together. */
export type VirtualFormat = 'league' | 'groupCup' | 'legCup' | 'friendly' | 'race'

/** A series of batches, such as the horses. */
export interface VirtualGame {
  readonly id: string
  readonly name: string
  readonly sport: Sport
  readonly path: VirtualPath
  readonly format: VirtualFormat
}

/** An entrant of a race. */
export interface Entrant {
  readonly number: number
  readonly name: string
  /** Its last places in this game, the newest first. */
  readonly form: readonly number[]
}

/** A race or a match of a batch. */
export interface VirtualMatch {
  readonly batchNo: string
  /** See `VirtualBatch`. */
  readonly handle?: string | undefined
  readonly orderNo: number
  /** `teams` is `null` for a race. */
  readonly match: Match
  /** The markets of the columns; empty in a detail. */
  readonly markets: readonly Market[]
  /** By number; empty for a match. */
  readonly entrants: readonly Entrant[]
}

/** What starts together: a race, or all matches of a round. */
export interface VirtualBatch {
  /** The id of its game, and its sport. */
  readonly game: string
  readonly sport: Sport
  readonly batchNo: string
  /** What the venue calls the batch in its calls, where that is not its number; it is passed back as it is. */
  readonly handle?: string | undefined
  /** The start, and the instant from which bets are refused; platform ms. */
  readonly startsAt: number
  readonly sealsAt: number
  /** The round of a league (`12`), or the phase of a cup (`G1`, `Q8-2`); empty otherwise. */
  readonly round: string
  /** From 1; 0 without seasons. */
  readonly season: number
  /** Hash of the seed that decides the batch (docs/games/rounds.md, 3.2). */
  readonly commitment: string
  readonly matches: readonly VirtualMatch[]
}

export type BatchRef = Pick<VirtualBatch, 'game' | 'sport' | 'batchNo' | 'handle' | 'round' | 'startsAt'>

export interface Runner {
  readonly number: number
  /** When it finishes, ms of the film. */
  readonly finishMs: number
  /** Millionths of the distance covered at the end of each eighth of that time. */
  readonly splits: readonly number[]
}

export interface RaceFilm {
  readonly kind: 'race'
  readonly lengthMs: number
  /** Metres. */
  readonly distance: number
  readonly runners: readonly Runner[]
}

/** Something that happens in the film of a match. */
export interface FilmMoment {
  readonly atMs: number
  readonly side: 'home' | 'away'
  readonly kind: 'attack' | 'goal' | 'kick' | 'kickMissed' | 'points'
  /** Points; 1 for a goal. */
  readonly value: number
}

export interface MatchFilm {
  readonly kind: 'match'
  /** In order. */
  readonly moments: readonly FilmMoment[]
}

export type Film = RaceFilm | MatchFilm

/** The films of a batch by match id. */
export type Films = ReadonlyMap<string, Film>

/** The phases of a cup by the number of teams; `Q3` is the match for third place. */
export type CupPhase = 'Q16' | 'Q8' | 'Q4' | 'Q3' | 'Q2'

export interface Tie {
  readonly orderNo: number
  readonly home: string
  readonly away: string
  /** The goals of each leg that is over or running. */
  readonly homeGoals: readonly number[]
  readonly awayGoals: readonly number[]
  /** Kicks of a shoot-out, such as `6:5`; empty without one. */
  readonly penalties: string
  readonly winner: 'home' | 'away' | null
}

/** The ties of a cup that are known so far, in playing order; phases without ties are left out. */
export type CupTree = readonly { readonly phase: CupPhase; readonly ties: readonly Tie[] }[]

export interface TableRow {
  readonly team: string
  readonly played: number
  /** Such as `2/1/0`. */
  readonly record: string
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

export interface TableGroup {
  /** `A` to `H`; `1` for a league. */
  readonly group: string
  readonly rows: readonly TableRow[]
}

export interface VirtualResult {
  readonly matchId: string
  readonly game: string
  readonly batchNo: string
  readonly round: string
  readonly startedAt: number
  /** Empty for a race. */
  readonly home: string
  readonly away: string
  /** The first three of a race (`7-8-2`), or a score, with kicks `1:1 (5:6)`. */
  readonly result: string
  /** Whether it was given back. */
  readonly voided: boolean
}

/** What the entry of virtual sports is called: `VR`, or virtual sports in the member's language. */
export type VirtualEntry = 'vr' | 'inFull'

/** Virtual sports: what is computed from a committed seed (docs/virtual-sports.md). */
export interface Virtual {
  readonly entry: VirtualEntry
  /** The games in the venue's order. */
  menus(): Call<readonly VirtualGame[]>
  /** The running batch, and those that are open or sealed, by start. */
  batches(game: string): Call<Dated<readonly VirtualBatch[]>>
  match(matchId: string): Call<Dated<VirtualMatch>>
  markets(matchId: string): Call<Dated<readonly Market[]>>
  /** Empty before the start. */
  replay(batch: BatchRef): Call<Films>
  /** The length of the film, ms; `null` before the start. */
  filmLength(batch: BatchRef): Call<number | null>
  /** Scores at the present place of the film, of matches that have begun. */
  scores(matchIds: readonly string[]): Call<ReadonlyMap<string, Pair>>
  tree(batch: BatchRef): Call<CupTree>
  table(game: string): Call<readonly TableGroup[]>
  /** Matches of a game that started in a time, the newest first. */
  results(game: string, span: Span, size: number): Call<readonly VirtualResult[]>
}
