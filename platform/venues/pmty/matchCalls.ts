import * as v from 'valibot'
import type { Hono } from 'hono'
import { looseText } from '../../../streams/wire/lenient.ts'
import { leagueFilterRequest } from '../../../streams/wire/pmty/leagueFilter.ts'
import { matchesByIdRequest, matchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { MAX_MIDS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isOver } from '../../book/matchState.ts'
import { categoriesOf } from './categories.ts'
import { leagueRows } from './leagueFilter.ts'
import { pageOf } from './listPages.ts'
import { listedMatches } from './matchLists.ts'
import type { MatchRecords } from './matchRecords.ts'
import type { MatchRows } from './matchRows.ts'
import { menuTree } from './menuTree.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCaller, PmtyCalls, PmtyReply } from './pmtyCall.ts'
import type { VenueDeps } from '../venueServer.ts'

/** The page size of the call that always sends pages. */
const USUAL_PAGE_SIZE = 10

const oneLeague = v.object({ tId: looseText, cuid: looseText })
const oneMatch = v.object({ mid: looseText, cuid: looseText })

/** The calls for menu, lists, details and prices. */
export function matchCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world }: VenueDeps,
  { records, rows: { rows, rowsOf } }: { readonly records: MatchRecords; readonly rows: MatchRows },
): void {
  /** A page of `usualSize`, or of the size asked for; without either the whole list. */
  function list(
    usualSize: number | null,
  ): (request: MatchListRequest, caller: PmtyCaller) => Promise<PmtyReply> {
    return async (request, caller) => {
      const matches = listedMatches(world.matches(), request, caller.now)
      if (matches === null) return failed('menuMissing')
      const page = { cpn: request.cpn, cps: request.cps ?? usualSize }
      return found(await pageOf(matches, page, (listed) => rows(listed, request, caller)))
    }
  }

  app.get(
    PMTY_PATHS.menu,
    calls.get(v.unknown(), (_, { now, language }) => found(menuTree(world.matches(), now, language))),
  )
  for (const path of [PMTY_PATHS.liveMatches, PMTY_PATHS.matches]) {
    app.post(path, calls.post(matchListRequest, list(null)))
  }
  app.post(PMTY_PATHS.earlyPage, calls.post(matchListRequest, list(USUAL_PAGE_SIZE)))
  app.get(
    PMTY_PATHS.leagueFilter,
    calls.get(leagueFilterRequest, (request, { now, language }) => {
      const matches = listedMatches(world.matches(), { ...request, tid: '', sort: 1 }, now)
      return matches === null ? failed('menuMissing') : found(leagueRows(matches, language))
    }),
  )
  app.post(
    PMTY_PATHS.matchesById,
    calls.post(matchesByIdRequest, async ({ mids, device }, caller) => {
      const wanted = mids.split(',').slice(0, MAX_MIDS)
      const matches = wanted.flatMap((mid) => world.match(mid.trim()) ?? [])
      return found(await rows(matches, { device, hpsFlag: 0 }, caller))
    }),
  )
  app.get(
    PMTY_PATHS.match,
    calls.get(oneMatch, async ({ mid }, caller) => {
      const match = world.match(mid) ?? world.pastMatch(mid)
      if (match === undefined) return failed('noData')
      const [row] = await rowsOf([match], 'none', caller)
      return found(row)
    }),
  )
  app.get(
    PMTY_PATHS.leagueMatches,
    calls.get(oneLeague, async ({ tId }, caller) => {
      const matches = world.matches().filter((match) => match.league.id === tId && !isOver(match))
      return found(await rowsOf(matches, 'none', caller))
    }),
  )
  app.get(
    PMTY_PATHS.odds,
    calls.get(oneMatch, ({ mid }, { language }) => {
      const match = world.match(mid)
      return match === undefined ? failed('noData') : found(records.plays(match, language))
    }),
  )
  app.get(
    PMTY_PATHS.categories,
    calls.get(oneMatch, ({ mid }, { language }) => {
      const match = world.match(mid)
      return match === undefined ? failed('noData') : found(categoriesOf(match, language))
    }),
  )
}
