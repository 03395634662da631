import { map } from 'rxjs'
import type { Market } from '../../domain/market.ts'
import type { Pair } from '../../domain/match.ts'
import { err, ok } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import { transportFailure } from '../../link/exchange.ts'
import {
  virtualBatches,
  virtualMatch,
  type VirtualMatchesRequest,
  virtualMenus,
  type VirtualMenusRequest,
  virtualOdds,
} from '../../wire/pmty/virtualMatches.ts'
import {
  virtualTable,
  type VirtualTableRequest,
  virtualTree,
  type VirtualTreeRequest,
} from '../../wire/pmty/virtualLeague.ts'
import { PMTY_VIRTUAL_GAMES } from '../../wire/pmty/virtualNumbers.ts'
import { MAX_VIRTUAL_MIDS, PMTY_VIRTUAL_PATHS } from '../../wire/pmty/virtualPaths.ts'
import {
  virtualLength,
  type VirtualLengthRequest,
  virtualReplay,
  type VirtualReplayRequest,
  virtualScores,
  type VirtualScoresRequest,
} from '../../wire/pmty/virtualReplay.ts'
import { virtualResults, type VirtualResultsRequest } from '../../wire/pmty/virtualResults.ts'
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
import { lockBefore, readBatch, readVirtualMarkets, readVirtualMatch } from './map/virtual.ts'
import { readFilm, readVirtualScores } from './map/virtualFilm.ts'
import { readResult, readTable, readTree } from './map/virtualLeague.ts'
import { DEVICE, type NoteSport } from './matches.ts'
import { csidOf } from './numbers.ts'

/** The venue's table of games, checked against the words of the facet. */
const GAMES: readonly (Omit<KnownGame, 'id'> & { readonly tid: string; readonly csid: number })[] =
  PMTY_VIRTUAL_GAMES

/** Requests the games; those that this client does not know are left out. */
export function askVirtualMenus$(ask: Ask): Call<readonly VirtualGame[]> {
  return ask({
    kind: 'read',
    path: PMTY_VIRTUAL_PATHS.menus,
    body: { device: DEVICE } satisfies VirtualMenusRequest,
    answer: virtualMenus,
  }).pipe(
    mapValue((sports) =>
      sports
        .flatMap(({ subList }) => subList)
        .flatMap(({ field1, name }) => {
          const game = GAMES.find(({ tid }) => tid === field1)
          if (game === undefined) return []
          const { tid, sport, path, format } = game
          return [{ id: tid, name, sport, path, format }]
        }),
    ),
  )
}

/** Requests the batches of a game. */
export function askVirtualBatches$(
  ask: Ask,
  tid: string,
  note: NoteSport,
): Call<Dated<readonly VirtualBatch[]>> {
  const csid = GAMES.find((game) => game.tid === tid)?.csid ?? 0
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.matches,
    body: { csid: String(csid), tid } satisfies VirtualMatchesRequest,
    answer: virtualBatches,
  }).pipe(
    mapDated((batches, at) => {
      const read = batches.flatMap((batch) => readBatch(batch, { tid }, at) ?? [])
      for (const { match } of read.flatMap(({ matches }) => matches)) note(match.id, match.sport)
      return byStart(read)
    }),
  )
}

interface MatchReading {
  readonly note: NoteSport
  /** Platform ms for each real ms. */
  readonly rate: () => number
}

/** Requests a match without its markets. A detail has no time of the lock, which follows from the start. */
export function askVirtualMatch$(
  ask: Ask,
  matchId: string,
  memberId: string,
  { note, rate }: MatchReading,
): Call<Dated<VirtualMatch>> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.match,
    query: { mid: matchId, cuid: memberId },
    answer: virtualMatch,
  }).pipe(
    mapDated((wire, at) => readVirtualMatch(wire, at, (kickOff) => lockBefore(kickOff, rate()))),
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      if (value === null) return err(transportFailure('badData'))
      note(value.match.id, value.match.sport)
      return ok({ value, at })
    }),
  )
}

/** Requests all markets of a match. */
export function askVirtualMarkets$(
  ask: Ask,
  matchId: string,
  memberId: string,
): Call<Dated<readonly Market[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.odds,
    query: { mid: matchId, mcid: '0', cuid: memberId },
    answer: virtualOdds,
    noData: [],
  }).pipe(
    mapDated((entries, at) =>
      readVirtualMarkets(
        entries.flatMap(({ plays }) => plays),
        at,
      ),
    ),
  )
}

/** Requests the films of a batch; there are none before its start. */
export function askReplay$(ask: Ask, { game, sport, batchNo }: BatchRef): Call<Films> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.replay,
    body: {
      csid: String(csidOf(sport)),
      tid: game,
      batchNo,
      orderNo: '',
    } satisfies VirtualReplayRequest,
    answer: virtualReplay,
    noData: { detail: {} },
  }).pipe(
    mapValue(
      ({ detail }) =>
        new Map(
          [...detail].flatMap(([matchId, wire]) => {
            const film = readFilm(wire)
            return film === null ? [] : [[matchId, film] as const]
          }),
        ),
    ),
  )
}

/** Requests the length of the film of a batch, ms; `null` before its start. */
export function askFilmLength$(ask: Ask, { game, batchNo }: BatchRef): Call<number | null> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.filmLength,
    body: { tid: game, batchNo } satisfies VirtualLengthRequest,
    answer: virtualLength,
    noData: {},
  }).pipe(
    mapValue((lengths) => {
      const seconds = lengths.get(game)
      return seconds === undefined ? null : filmLength(seconds * 1000)
    }),
  )
}

/** Requests scores at the present place of the film. */
export function askVirtualScores$(ask: Ask, matchIds: readonly string[]): Call<ReadonlyMap<string, Pair>> {
  return scoresInParts$(matchIds, MAX_VIRTUAL_MIDS, (ids) =>
    ask({
      kind: 'read',
      polled: true,
      path: PMTY_VIRTUAL_PATHS.scores,
      body: { mids: ids.join(',') } satisfies VirtualScoresRequest,
      answer: virtualScores,
      noData: {},
    }).pipe(mapValue(readVirtualScores)),
  )
}

/** Requests the tree of the cup of a batch. */
export function askTree$(ask: Ask, { game, batchNo, round, startsAt }: BatchRef): Call<CupTree> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.tree,
    body: {
      tid: game,
      batchNo,
      lod: round,
      mmp: '',
      beginTime: startsAt,
    } satisfies VirtualTreeRequest,
    answer: virtualTree,
    noData: {},
  }).pipe(mapValue(readTree))
}

/** Requests the tables of a league, or of the groups of a cup. */
export function askTable$(ask: Ask, tid: string): Call<readonly TableGroup[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.table,
    body: { tid } satisfies VirtualTableRequest,
    answer: virtualTable,
    noData: [],
  }).pipe(mapValue(readTable))
}

/** Requests the newest results of a game in a time. */
export function askVirtualResults$(
  ask: Ask,
  tid: string,
  { from, to }: Span,
  size: number,
): Call<readonly VirtualResult[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_VIRTUAL_PATHS.results,
    body: {
      sportType: String(GAMES.find((game) => game.tid === tid)?.csid ?? ''),
      startTime: from,
      endTime: to,
      isVirtualSport: 1,
      tournamentId: tid,
      batchNo: '',
      page: { size, current: 1 },
    } satisfies VirtualResultsRequest,
    answer: virtualResults,
    noData: {},
  }).pipe(mapValue(({ records }) => records.map(readResult)))
}
