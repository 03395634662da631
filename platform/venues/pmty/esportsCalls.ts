import type { Hono } from 'hono'
import * as v from 'valibot'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import {
  esportsDatesRequest,
  esportsLeaguesRequest,
  esportsListRequest,
} from '../../../streams/wire/pmty/esports.ts'
import { PMTY_ESPORTS_PATHS } from '../../../streams/wire/pmty/esportsPaths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps } from '../venueServer.ts'
import { esportsDateRows, esportsLeagueRows, esportsList, openMatches } from './esportsLists.ts'
import { pageOf } from './listPages.ts'
import type { MatchRecords } from './matchRecords.ts'
import type { MatchRows } from './matchRows.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'

const oneMatch = v.object({ mid: looseText, cuid: looseText })

/** The calls of esports alone (docs/esports.md, 6); the others of the venue answer esports too. */
export function esportsCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world }: VenueDeps,
  { records, rows: { rows, rowsOf } }: { readonly records: MatchRecords; readonly rows: MatchRows },
): void {
  app.post(
    PMTY_ESPORTS_PATHS.dates,
    calls.post(esportsDatesRequest, (request, { now, language }) => {
      const open = openMatches(world.matches(), request)
      return typeof open === 'string'
        ? failed(open)
        : found(esportsDateRows(open, request.euid, now, language))
    }),
  )
  app.post(
    PMTY_ESPORTS_PATHS.matches,
    calls.post(esportsListRequest, async (request, caller) => {
      const matches = esportsList(world.matches(), request, caller.now)
      if (typeof matches === 'string') return failed(matches)
      return found(await pageOf(matches, request, (listed) => rows(listed, request, caller)))
    }),
  )
  app.post(
    PMTY_ESPORTS_PATHS.leagues,
    calls.post(esportsLeaguesRequest, (request, { now, language }) => {
      const matches = esportsList(world.matches(), { ...request, ...WHOLE_LIST }, now)
      return typeof matches === 'string' ? failed(matches) : found(esportsLeagueRows(matches, language))
    }),
  )
  app.get(
    PMTY_ESPORTS_PATHS.match,
    calls.get(oneMatch, async ({ mid }, caller) => {
      const match = world.match(mid) ?? world.pastMatch(mid)
      if (match === undefined || !isEsport(match.sport)) return failed('noData')
      const [row] = await rowsOf([match], 'none', caller)
      return found(row)
    }),
  )
  app.get(
    PMTY_ESPORTS_PATHS.odds,
    calls.get(oneMatch, ({ mid }, { language }) => {
      const match = world.match(mid)
      if (match === undefined || !isEsport(match.sport)) return failed('noData')
      return found(records.plays(match, language))
    }),
  )
  app.get(
    PMTY_ESPORTS_PATHS.imageDomain,
    // That of the launch.
    calls.get(v.unknown(), (_, { origin }) => found({ imgDomain: origin })),
  )
}

/** All leagues of a list of matches. */
const WHOLE_LIST = { category: 1, tid: '', sort: 1 } as const
