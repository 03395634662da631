import * as v from 'valibot'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  whenSent,
} from '../lenient.ts'
import { VIRTUAL_WIRE_GAMES } from '../virtualGames.ts'
import { looseDate } from './dates.ts'
import { event, looseNumbers as numbers } from './event.ts'
import { IMTY_VIRTUAL_SPORTS } from './sports.ts'

/** Virtual sports (docs/venues/imty.md, 3.2). */

type Game = (typeof VIRTUAL_WIRE_GAMES)[number]
type Sport = (typeof IMTY_VIRTUAL_SPORTS)[keyof typeof IMTY_VIRTUAL_SPORTS]['sport']

/** The games that the venue has: those whose sport has a number. */
export const IMTY_VIRTUAL_GAMES = VIRTUAL_WIRE_GAMES.filter(
  (game): game is Extract<Game, { readonly sport: Sport }> =>
    Object.values(IMTY_VIRTUAL_SPORTS).some(({ sport }) => sport === game.sport),
)

export const virtualEventsRequest = v.object({
  /** 0 names the games alone. */
  SportId: looseNumber(0),
  OddsType: looseNumber(3),
  /** Both together name one batch of each game; either of them limits those that are listed. */
  Season: looseText,
  MatchDay: looseText,
  /** The ids of games; empty for all of the sport. */
  CompetitionIds: looseList(looseId),
  /** See `eventPageRequest`. */
  BetTypeIds: v.optional(numbers),
  /** Missing counts as true. */
  IncludeEvents: whenSent(looseFlag),
  IncludeFilms: looseFlag,
  IncludeCup: looseFlag,
  IncludeTables: looseFlag,
})

export type ImtyVirtualRequest = v.InferOutput<typeof virtualEventsRequest>

/** An entrant of a race. */
const entrant = looseObject({
  Number: looseNumber(0),
  Name: looseText,
  /** Its last places in this game, the newest first. */
  Form: numbers,
})

/** What an event has as a match or race of a batch. */
const ofBatch = {
  Season: looseText,
  MatchDay: looseText,
  BatchNo: looseText,
  /** The place in its batch, from 1. */
  OrderNo: looseNumber(1),
  /** The round of a league (`12`), or the phase of a cup (`G1`, `Q8-2`, `Q3`); empty otherwise. */
  Round: looseText,
  /** Of a race, by number. */
  Entrants: looseList(entrant),
  /** Of a race that is over: the numbers by place. */
  Places: numbers,
}

const virtualEvent = looseObject({ ...event.entries, ...ofBatch })

export type ImtyVirtualEvent = v.InferOutput<typeof virtualEvent>

/** What the platform adds to the event of a match or race: dates as texts. */
export type ImtyVirtualFields = Pick<ImtyVirtualEvent, keyof typeof ofBatch> & {
  readonly ClosingDate: string
}

const competition = looseObject({
  SportId: looseNumber(-1),
  /** The id of the game. */
  CompetitionId: looseId,
  CompetitionName: looseText,
})

export type ImtyVirtualCompetition = v.InferOutput<typeof competition>

/** What starts together. */
const batch = looseObject({
  SportId: looseNumber(-1),
  CompetitionId: looseId,
  BatchNo: looseId,
  Season: looseText,
  MatchDay: looseText,
  Round: looseText,
  /** The start and the lock; a batch without them cannot be shown. */
  StartDate: looseDate,
  SealDate: looseDate,
  /** The state of a round: `open`, `sealed`, `decided` … (docs/games/rounds.md, 2.1). */
  Status: looseText,
  /** Of the seed (docs/games/rounds.md, 3.2). */
  Commitment: looseText,
  /** The length of the film, ms; `null` before the start. */
  FilmLength: looseNumber(null),
  EventIds: looseList(looseId),
})

type Batch = v.InferOutput<typeof batch>

export type ImtyVirtualBatch = Batch

/** What the platform sends of a batch: dates as texts. */
export type ImtyVirtualBatchRecord = Omit<Batch, 'StartDate' | 'SealDate'> & {
  readonly StartDate: string
  readonly SealDate: string
}

const runner = looseObject({
  Number: looseNumber(0),
  /** When it finishes, ms of the film. */
  Finish: looseNumber(0),
  /** Millionths of the distance covered at the end of each eighth of that time. */
  Splits: numbers,
})

const moment = looseObject({
  /** Ms of the film. */
  Time: looseNumber(null),
  /** See `VIRTUAL_FILM_SIDES`. */
  Side: looseNumber(0),
  /** See `VIRTUAL_FILM_KINDS`. */
  Kind: looseText,
  /** Points. */
  Value: looseNumber(0),
})

/** The film of a race, which has `Runners`, or of a match. */
const film = looseObject({
  EventId: looseId,
  /** Ms. */
  Length: looseNumber(null),
  /** Of a race, metres. */
  Distance: looseNumber(null),
  Runners: looseList(runner),
  Moments: looseList(moment),
})

export type ImtyVirtualFilm = v.InferOutput<typeof film>

const tie = looseObject({
  OrderNo: looseNumber(1),
  HomeTeam: looseText,
  AwayTeam: looseText,
  /** The goals of each leg that is over or running. */
  HomeScores: numbers,
  AwayScores: numbers,
  /** Kicks of a shoot-out, such as `6:5`; empty without one. */
  Penalties: looseText,
  /** 1 home, 2 away, 0 open. */
  Winner: looseNumber(0),
})

const phase = looseObject({
  CompetitionId: looseText,
  Season: looseText,
  /** See `VIRTUAL_CUP_PHASES`. */
  Phase: looseText,
  Ties: looseList(tie),
})

export type ImtyCupPhase = v.InferOutput<typeof phase>

const tableRow = looseObject({
  TeamName: looseText,
  Won: looseNumber(0),
  Drawn: looseNumber(0),
  Lost: looseNumber(0),
  Scored: looseNumber(0),
  Conceded: looseNumber(0),
  Points: looseNumber(0),
})

const table = looseObject({
  CompetitionId: looseText,
  /** `1` of a league, `A` to `H` of the groups of a cup. */
  Group: looseText,
  Rows: looseList(tableRow),
})

export type ImtyVirtualTable = v.InferOutput<typeof table>

const sportEvents = looseObject({ SportId: looseNumber(-1), Events: looseList(virtualEvent) })

export const virtualEventsAnswer = v.object({
  Sports: listAnswer(sportEvents),
  Competitions: listAnswer(competition),
  Batches: listAnswer(batch),
  Films: looseList(film),
  Cups: looseList(phase),
  Tables: looseList(table),
})

/** Events by their ids (3.2) that are those of batches. */
export const selectedVirtualAnswer = v.object({ Sports: listAnswer(sportEvents) })

/** Matches and races that are over (3.9). */
export const completedVirtualAnswer = v.object({ CompletedEvents: listAnswer(virtualEvent) })
