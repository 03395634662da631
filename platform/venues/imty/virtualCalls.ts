import type { Hono } from 'hono'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { filmMs } from '../../../streams/domain/virtual/batch.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { IMTY_ORDERS } from '../../../streams/wire/imty/tables.ts'
import {
  type ImtyVirtualBatchRecord,
  type ImtyVirtualCompetition,
  type ImtyVirtualRequest,
  virtualEventsRequest,
} from '../../../streams/wire/imty/virtual.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from '../../world/virtual/games.ts'
import { leagueOf } from '../../world/virtual/names/leagues.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import { matchesOfBatch } from '../virtualBatches.ts'
import type { EventRows } from './eventRows.ts'
import { failed, found, type ImtyCaller, type ImtyCalls } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { termsOf } from './listCalls.ts'
import { hasSport, sportNumber, virtualSportNumbered } from './numbers.ts'
import { cupRecords, filmRecords, tableRecords } from './virtualExtras.ts'
import { batchesNamed, batchNameOf } from './virtualSeasons.ts'

/** The call for virtual sports (docs/venues/imty.md, 3.2). */
export function virtualCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { virtual }: Pick<ImtyDeps, 'virtual'>,
  rows: EventRows,
): void {
  app.post(
    IMTY_PATHS.virtualEvents,
    calls(virtualEventsRequest, async (request, caller) => {
      const { SportId, Season, MatchDay } = request
      if (SportId !== IMTY_ALL_SPORTS && virtualSportNumbered(SportId) === null) return failed('badSport')
      const games = virtual === null ? [] : gamesOf(virtual, request)
      const named = virtual !== null && SportId !== IMTY_ALL_SPORTS
      return found({
        Competitions: games.map((game) => competitionRecord(game, caller.language)),
        ...(named ? await contentOf(virtual, games, request, caller, rows) : NOTHING),
        Season,
        MatchDay,
      })
    }),
  )
}

const NOTHING = { Sports: [], Batches: [], Films: [], Cups: [], Tables: [] } as const

/** Those of the sport that are asked for, in the order of the menu. */
function gamesOf(
  { games }: VirtualSports,
  { SportId, CompetitionIds }: ImtyVirtualRequest,
): readonly VirtualGameId[] {
  return games.filter((game) => {
    const { sport } = VIRTUAL_GAMES[game]
    if (SportId === IMTY_ALL_SPORTS ? !hasSport(sport) : sportNumber(sport) !== SportId) return false
    return CompetitionIds.length === 0 || CompetitionIds.includes(game)
  })
}

async function contentOf(
  virtual: VirtualSports,
  games: readonly VirtualGameId[],
  request: ImtyVirtualRequest,
  caller: ImtyCaller,
  rows: EventRows,
) {
  const views = games.flatMap((game) => batchesNamed(virtual, game, request))
  const matches = views.map((view) => matchesOfBatch(virtual, view).map(({ match }) => match))
  const listed = request.IncludeEvents === false ? [] : matches.flat()
  const terms = termsOf({ ...request, OrderBy: IMTY_ORDERS.time }, caller)
  return {
    Sports: await rows.bySport(listed, terms, caller),
    Batches: views.map((view, index) => batchRecord(view, matches[index]?.map(({ id }) => id) ?? [])),
    Films: request.IncludeFilms ? views.flatMap(filmRecords) : [],
    Cups: request.IncludeCup ? cupRecords(virtual, views, caller.language) : [],
    Tables: request.IncludeTables
      ? games.flatMap((game) => tableRecords(virtual, game, caller.language))
      : [],
  }
}

function competitionRecord(game: VirtualGameId, language: TextLanguage): ImtyVirtualCompetition {
  return {
    SportId: sportNumber(VIRTUAL_GAMES[game].sport),
    CompetitionId: game,
    CompetitionName: textIn(leagueOf(game).name, language),
  }
}

function batchRecord(view: BatchView, eventIds: readonly string[]): ImtyVirtualBatchRecord {
  const { plan, drawn, startsAt, sealsAt, status, commitment } = view
  const { game } = plan.ref
  return {
    SportId: sportNumber(VIRTUAL_GAMES[game].sport),
    CompetitionId: game,
    BatchNo: plan.batchNo,
    ...batchNameOf(view),
    Round: plan.lod,
    StartDate: imtyDate(startsAt),
    SealDate: imtyDate(sealsAt),
    Status: status,
    Commitment: commitment,
    FilmLength: drawn === null ? null : filmMs(drawn),
    EventIds: eventIds,
  }
}
