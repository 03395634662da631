import { map } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Market } from '../../domain/market.ts'
import type { Pair } from '../../domain/match.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import { transportFailure } from '../../link/exchange.ts'
import { imtyCode } from '../../wire/imty/codes.ts'
import { imtyDate } from '../../wire/imty/dates.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ALL_SPORTS, IMTY_NO_SPORT } from '../../wire/imty/sports.ts'
import { IMTY_EVENT_TYPES } from '../../wire/imty/tables.ts'
import {
  completedVirtualAnswer,
  IMTY_VIRTUAL_GAMES,
  selectedVirtualAnswer,
  virtualEventsAnswer,
} from '../../wire/imty/virtual.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { scoresInParts$ } from '../scoresInParts.ts'
import type {
  BatchRef,
  CupTree,
  Films,
  TableGroup,
  VirtualBatch,
  VirtualGame,
  VirtualMatch,
  VirtualResult,
} from '../virtual.ts'
import { byStart, type KnownGame } from '../virtualBatches.ts'
import { filmLength } from '../virtualFilms.ts'
import type { Ask } from './call.ts'
import { imtyFailure } from './errors.ts'
import { EUROPE } from './lists.ts'
import { readMatch } from './map/event.ts'
import {
  type BatchEvent,
  namedBy,
  readBatch,
  readFilm,
  readResult,
  readTable,
  readTree,
  readVirtualMarkets,
  readVirtualMatch,
  scoreAt,
} from './map/virtual.ts'
import { sportNumber } from './numbers.ts'

/** The venue's table of games, checked against the words of the facet. */
const GAMES: readonly KnownGame[] = IMTY_VIRTUAL_GAMES

/** `SportId` of a game; -1, which the venue refuses, for one that this client does not know. */
function numberOf(game: string): number {
  const sport = GAMES.find(({ id }) => id === game)?.sport
  return sport === undefined ? IMTY_NO_SPORT : sportNumber(sport)
}

/** Requests what there is of a game: its batches, or one of them (docs/venues/imty.md, 3.2). */
function askGame$(ask: Ask, game: string, fields: object) {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.virtualEvents,
    payload: { SportId: numberOf(game), OddsType: EUROPE, CompetitionIds: [game], ...fields },
    answer: virtualEventsAnswer,
  })
}

/** Everything but the events of a batch. */
function askBatch$(ask: Ask, { game, handle = '' }: BatchRef, fields: object) {
  return askGame$(ask, game, { ...namedBy(handle), IncludeEvents: false, ...fields })
}

/** Requests events of batches by their ids. */
function askSelected$(
  ask: Ask,
  EventIds: readonly string[],
  fields: object,
): Call<Dated<readonly BatchEvent[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.selectedEvents,
    payload: { SportId: IMTY_ALL_SPORTS, EventIds, OddsType: EUROPE, IsCombo: false, ...fields },
    answer: selectedVirtualAnswer,
  }).pipe(mapDated(({ Sports }) => eventsOf(Sports)))
}

interface SportEvents {
  readonly SportId: number
  readonly Events: readonly BatchEvent['event'][]
}

function eventsOf(sports: readonly SportEvents[]): readonly BatchEvent[] {
  return sports.flatMap(({ SportId, Events }) => Events.map((event) => ({ sport: SportId, event })))
}

/** Requests the games; those that this client does not know are left out. */
export function askVirtualMenus$(ask: Ask): Call<readonly VirtualGame[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.virtualEvents,
    payload: { SportId: IMTY_ALL_SPORTS, OddsType: EUROPE },
    answer: virtualEventsAnswer,
  }).pipe(
    mapValue(({ Competitions }) =>
      Competitions.flatMap(({ CompetitionId, CompetitionName }) => {
        const game = GAMES.find(({ id }) => id === CompetitionId)
        return game === undefined ? [] : [{ ...game, name: CompetitionName }]
      }),
    ),
  )
}

/** Requests the batches of a game. */
export function askVirtualBatches$(ask: Ask, game: string): Call<Dated<readonly VirtualBatch[]>> {
  return askGame$(ask, game, {}).pipe(
    mapDated(({ Batches, Sports }, at) => {
      const events = eventsOf(Sports)
      const own = Batches.filter(({ CompetitionId }) => CompetitionId === game)
      return byStart(own.flatMap((batch) => readBatch(batch, events, at) ?? []))
    }),
  )
}

/** Requests a match or race without its markets. */
export function askVirtualMatch$(ask: Ask, matchId: string): Call<Dated<VirtualMatch>> {
  return askSelected$(ask, [matchId], { BetTypeIds: [] }).pipe(
    map((result): Result<Dated<VirtualMatch>, Failure> => {
      if (!result.ok) return result
      const { value: events, at } = result.value
      const [event] = events
      // The venue leaves out events that do not exist.
      if (event === undefined) return err(imtyFailure(imtyCode('badEvent')))
      const match = readVirtualMatch(event, at)
      return match === null ? err(transportFailure('badData')) : ok({ value: match, at })
    }),
  )
}

/** Requests all markets of a match or race. */
export function askVirtualMarkets$(ask: Ask, matchId: string): Call<Dated<readonly Market[]>> {
  return askSelected$(ask, [matchId], { IncludeGroupEvents: true }).pipe(
    mapDated((events, at) => events.slice(0, 1).flatMap((event) => readVirtualMarkets(event, at))),
  )
}

/** Requests the films of a batch; there are none before its start. */
export function askReplay$(ask: Ask, batch: BatchRef): Call<Films> {
  return askBatch$(ask, batch, { IncludeFilms: true }).pipe(
    mapValue(
      ({ Films: films }) =>
        new Map(
          films.flatMap((wire) => {
            const film = readFilm(wire)
            return film === null ? [] : [[wire.EventId, film] as const]
          }),
        ),
    ),
  )
}

/** Requests the length of the film of a batch, ms; `null` before its start. */
export function askFilmLength$(ask: Ask, batch: BatchRef): Call<number | null> {
  return askBatch$(ask, batch, {}).pipe(
    mapValue(({ Batches }) =>
      filmLength(Batches.find(({ BatchNo }) => BatchNo === batch.batchNo)?.FilmLength),
    ),
  )
}

/** Requests scores at the present place of the film. */
export function askVirtualScores$(ask: Ask, matchIds: readonly string[]): Call<ReadonlyMap<string, Pair>> {
  return scoresInParts$(matchIds, IMTY_LIMITS.selectedEvents, (ids) =>
    askSelected$(ask, ids, { BetTypeIds: [] }).pipe(mapValue(scoresOf)),
  )
}

function scoresOf(events: readonly BatchEvent[], at: number): ReadonlyMap<string, Pair> {
  return new Map(
    events.flatMap(({ sport, event }) => {
      const match = readMatch({ sport, event, at }, at)
      const score = match === null ? null : scoreAt(match)
      return match === null || score === null ? [] : [[match.id, score] as const]
    }),
  )
}

/** Requests the ties of the cup of a batch. */
export function askTree$(ask: Ask, batch: BatchRef): Call<CupTree> {
  return askBatch$(ask, batch, { IncludeCup: true }).pipe(mapValue(({ Cups }) => readTree(Cups)))
}

/** Requests the tables of a league, or of the groups of a cup. */
export function askTable$(ask: Ask, game: string): Call<readonly TableGroup[]> {
  return askGame$(ask, game, { IncludeEvents: false, IncludeTables: true }).pipe(
    mapValue(({ Tables }) => readTable(Tables)),
  )
}

/** Requests the newest results of a game in a time. */
export function askVirtualResults$(
  ask: Ask,
  game: string,
  { from, to }: Span,
  size: number,
): Call<readonly VirtualResult[]> {
  const SportId = numberOf(game)
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.completedResults,
    payload: {
      SportId,
      EventTypeId: IMTY_EVENT_TYPES.match,
      StartDate: imtyDate(from),
      EndDate: imtyDate(to),
      CompetitionIds: [game],
      Page: 1,
      PageRecords: size,
    },
    answer: completedVirtualAnswer,
  }).pipe(
    mapValue(({ CompletedEvents }, at) =>
      CompletedEvents.flatMap((event) => readResult({ sport: SportId, event }, at) ?? []),
    ),
  )
}
