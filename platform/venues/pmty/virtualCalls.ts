import * as v from 'valibot'
import type { Hono } from 'hono'
import { filmMs } from '../../../streams/domain/virtual/batch.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { PMTY_VIRTUAL_GAMES } from '../../../streams/wire/pmty/virtualNumbers.ts'
import { MAX_VIRTUAL_MIDS, PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { virtualSportName } from '../../names/virtualNames.ts'
import { VIRTUAL_GAMES } from '../../world/virtual/games.ts'
import { parseVirtualId } from '../../world/virtual/matchId.ts'
import { leagueOf } from '../../world/virtual/names/leagues.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { VenueDeps } from '../venueServer.ts'
import type { MatchRecords } from './matchRecords.ts'
import { scoreTexts } from './matchRecords.ts'
import { matchOfBatch } from '../virtualBatches.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'
import { filmRecords } from './virtualFilms.ts'
import { batchAsked, offeredGame } from './virtualGames.ts'
import { batchRecord, filmScores, matchRecord, virtualPlays } from './virtualRecords.ts'

const SECOND_MS = 1000

const game = v.object({ csid: looseText, tid: looseText })
const oneMatch = v.object({ mid: looseText, cuid: looseText })
const oneBatch = v.object({ tid: looseText, batchNo: looseText })
const oneFilm = v.object({ tid: looseText, batchNo: looseText, orderNo: looseText })
const several = v.object({ mids: looseText })

/** The calls for batches, their matches, prices and films (docs/virtual-sports.md, 6.1 to 6.5). */
export function virtualCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { virtual }: VenueDeps,
  records: MatchRecords,
): void {
  app.post(
    PMTY_VIRTUAL_PATHS.menus,
    calls.post(v.unknown(), (_, { language }) => found(menus(virtual, language))),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.matches,
    calls.post(game, ({ csid, tid }, reader) => {
      const known = offeredGame(virtual, tid, csid)
      if (virtual === null || known === null) return failed('noData')
      const listed = virtual.batches.listed(known)
      return found(listed.map((view) => batchRecord(virtual, records, view, reader)))
    }),
  )
  app.get(
    PMTY_VIRTUAL_PATHS.match,
    calls.get(oneMatch, ({ mid }, reader) => {
      const known = matchOfBatch(virtual, mid)
      if (virtual === null || known === null) return failed('noData')
      return found(matchRecord(virtual, records, known, reader))
    }),
  )
  app.get(
    PMTY_VIRTUAL_PATHS.odds,
    calls.get(oneMatch, ({ mid }, { language }) => {
      const known = matchOfBatch(virtual, mid)
      if (known === null) return failed('noData')
      return found([{ plays: virtualPlays(known.match, known.view, language) }])
    }),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.replay,
    calls.post(oneFilm, ({ tid, batchNo, orderNo }) => {
      const view = batchAsked(virtual, tid, batchNo)
      const number = orderNo === '' ? null : Number(orderNo)
      return view?.drawn == null ? failed('noData') : found(filmRecords(view, number))
    }),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.filmLength,
    calls.post(oneBatch, ({ tid, batchNo }) => {
      const drawn = batchAsked(virtual, tid, batchNo)?.drawn ?? null
      return drawn === null ? failed('noData') : found({ [tid]: Math.ceil(filmMs(drawn) / SECOND_MS) })
    }),
  )
  app.post(
    PMTY_VIRTUAL_PATHS.scores,
    calls.post(several, ({ mids }) => {
      const wanted = [...new Set(mids.split(',').map((mid) => mid.trim()))].slice(0, MAX_VIRTUAL_MIDS)
      return found(Object.fromEntries(wanted.flatMap((mid) => scoresOf(virtual, mid))))
    }),
  )
}

/** The sports with their games, in the order of `PMTY_VIRTUAL_GAMES`. */
function menus(virtual: VirtualSports | null, language: TextLanguage) {
  const offered = PMTY_VIRTUAL_GAMES.filter(({ tid }) => virtual?.games.includes(tid) === true)
  return [...new Set(offered.map(({ csid }) => csid))].flatMap((csid) => {
    const games = offered.filter((each) => each.csid === csid)
    const [first] = games
    if (first === undefined) return []
    return [
      {
        menuId: String(csid),
        name: virtualSportName(VIRTUAL_GAMES[first.tid].sport, language),
        field1: String(csid),
        path: first.path,
        subList: games.map(({ tid, path }) => ({
          name: textIn(leagueOf(tid).name, language),
          field1: tid,
          path,
        })),
      },
    ]
  })
}

/** Nothing of what has not begun, of races and of unknown ids. */
function scoresOf(virtual: VirtualSports | null, mid: string) {
  const match = parseVirtualId(mid) === null ? undefined : virtual?.match(mid)
  const scores = match === undefined ? [] : filmScores(match, scoreTexts(match))
  return scores.length === 0
    ? []
    : [[mid, Object.fromEntries(scores.map((each) => each.split('|')))] as const]
}
