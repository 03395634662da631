import * as v from 'valibot'
import type { Hono } from 'hono'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { looseNumber, looseText } from '../../../streams/wire/lenient.ts'
import { PMTY_VIRTUAL_GAMES } from '../../../streams/wire/pmty/virtualNumbers.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { TableRow } from '../../world/virtual/tables.ts'
import type { TreePhase, TreeTie } from '../../world/virtual/trees.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { VenueDeps } from '../venueServer.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'
import { batchAsked, offeredGame } from './virtualGames.ts'
import { resultRecords } from './virtualResults.ts'

const MAX_PAGE_SIZE = 100

const oneBatch = v.object({ tid: looseText, batchNo: looseText })
const oneGame = v.object({ tid: looseText })
const resultsAsked = v.object({
  sportType: looseText,
  startTime: looseNumber(Number.NaN),
  endTime: looseNumber(Number.NaN),
  tournamentId: looseText,
  batchNo: looseText,
  page: v.optional(v.object({ size: looseNumber(20), current: looseNumber(1) }), { size: 20, current: 1 }),
})

type ResultsAsked = v.InferOutput<typeof resultsAsked>

/** The calls for trees, tables and results (docs/virtual-sports.md, 6.6 to 6.8). */
export function virtualLeagueCalls(app: Hono<HttpEnv>, calls: PmtyCalls, { virtual }: VenueDeps): void {
  app.post(
    PMTY_VIRTUAL_PATHS.tree,
    calls.post(oneBatch, ({ tid, batchNo }, { language }) => {
      const view = batchAsked(virtual, tid, batchNo)
      if (virtual === null || view === null) return failed('noData')
      return found(treeRecord(virtual.tree(view), tid, language))
    }),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.table,
    calls.post(oneGame, ({ tid }, { language }) => {
      const game = offeredGame(virtual, tid)
      if (virtual === null || game === null) return failed('noData')
      const tables = virtual.tables(game)
      return found(
        tables.map(({ group, rows }) => ({
          groupId: group,
          sVirtualSportXZTeamRankingDetailPOList: rows.map((row) => rankRecord(row, language)),
        })),
      )
    }),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.results,
    calls.post(resultsAsked, (asked, { language, now }) => {
      const page = virtual === null ? null : resultPage(virtual, asked, language, now)
      return page === null ? failed('noData') : found(page)
    }),
  )
}

function treeRecord(phases: readonly TreePhase[], tid: string, language: TextLanguage) {
  return Object.fromEntries(
    phases.map(({ phase, ties }) => [phase, ties.map((tie) => tieRecord(tie, phase, tid, language))]),
  )
}

function tieRecord(tie: TreeTie, phase: string, tid: string, language: TextLanguage) {
  return {
    homeName: textIn(tie.home.name, language),
    homeScore: tie.scores.map(([home]) => home).join(','),
    awayName: textIn(tie.away.name, language),
    awayScore: tie.scores.map(([, away]) => away).join(','),
    phase,
    isSecond: tie.second ? 1 : 0,
    tournamentId: tid.trim(),
    orderNo: tie.orderNo,
    winner: tie.winner,
    penalties: tie.penalties?.join(':') ?? '',
  }
}

function rankRecord(row: TableRow, language: TextLanguage) {
  const { won, drawn, lost, scored, conceded } = row
  return {
    virtualTeamName: textIn(row.team.name, language),
    totalCount: won + drawn + lost,
    winDrawLostDescription: `${won}/${drawn}/${lost}`,
    goalsScored: scored,
    goalsConceded: conceded,
    goalsWinning: scored - conceded,
    points: row.points,
  }
}

/** `null` for an unknown sport or game, and for a time that is not within the last seven days. */
function resultPage(virtual: VirtualSports, asked: ResultsAsked, language: TextLanguage, now: number) {
  const { startTime: from, endTime: to, sportType, tournamentId, batchNo } = asked
  const days = resultDays(now)
  const earliest = Math.min(...days.map((day) => day.from))
  const latest = Math.max(...days.map((day) => day.to))
  const valid = from >= earliest && to > from && to <= latest
  const games = PMTY_VIRTUAL_GAMES.filter(
    ({ csid, tid }) =>
      String(csid) === sportType.trim() && (tournamentId === '' || tid === tournamentId.trim()),
  ).filter(({ tid }) => virtual.games.includes(tid))
  if (!valid || games.length === 0) return null
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(asked.page.size)))
  const current = Math.max(1, Math.trunc(asked.page.current))
  const tids = games.map(({ tid }) => tid)
  const { total, records } = resultRecords(
    virtual,
    { games: tids, from, to, batchNo: batchNo.trim(), skip: size * (current - 1), count: size },
    language,
  )
  return { total, pages: Math.ceil(total / size), current, size, records }
}
