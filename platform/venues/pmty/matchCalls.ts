import * as v from 'valibot'
import type { Hono } from 'hono'
import { looseNumber, looseText } from '../../../streams/wire/pmty/lenient.ts'
import { matchesByIdRequest, matchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { MAX_MIDS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitBody } from '../../http/limitBody.ts'
import type { WorldMatch } from '../../world/world.ts'
import { categoriesOf } from './categories.ts'
import { leagueFilter } from './leagueFilter.ts'
import { listedMatches } from './matchLists.ts'
import { createMatchRecords, rowColumns } from './matchRecords.ts'
import { menuTree } from './menuTree.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCaller, PmtyCalls, PmtyReply } from './pmtyCall.ts'
import type { PmtyDeps } from './pmtyDeps.ts'

const MAX_PAGE_SIZE = 300

const oneMatch = v.object({ mid: looseText, cuid: looseText })
const oneLeague = v.object({ tId: looseText, type: looseNumber(0) })
const filterQuery = v.object({ euid: looseText, type: looseNumber(0) })

/** Menu, lists, details and odds. */
export function matchCalls(app: Hono<HttpEnv>, calls: PmtyCalls, { world, directory }: PmtyDeps): void {
  const records = createMatchRecords()

  function rows(matches: readonly WorldMatch[], request: MatchListRequest, caller: PmtyCaller): unknown[] {
    const columns = rowColumns(request.device, request.hpsFlag)
    const rooms = directory.rooms().filter(({ living }) => living)
    const shown = new Set(rooms.map(({ match }) => match?.matchId))
    return matches.map((match) => ({
      ...records.row(match, caller.language, columns, caller.now),
      // A match has pictures where a room shows it.
      mms: shown.has(match.id) ? 1 : 0,
    }))
  }

  function wholeList(request: MatchListRequest, caller: PmtyCaller): PmtyReply {
    const matches = listedMatches(world.matches(), request, caller.now)
    return matches === null ? failed('menuMissing') : found(rows(matches, request, caller))
  }

  function pageOfList(request: MatchListRequest, caller: PmtyCaller): PmtyReply {
    const matches = listedMatches(world.matches(), request, caller.now)
    if (matches === null) return failed('menuMissing')
    const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(request.cps)))
    const page = Math.max(1, Math.trunc(request.cpn))
    const data = rows(matches.slice((page - 1) * size, page * size), request, caller)
    return found({ cto: matches.length, pages: Math.ceil(matches.length / size), data })
  }

  app.get(
    PMTY_PATHS.menu,
    calls.get(v.unknown(), (_, { now, language }) => found(menuTree(world.matches(), now, language))),
  )
  app.get(
    PMTY_PATHS.favouriteCount,
    calls.get(v.unknown(), () => found({ count: 0 })),
  )
  for (const path of [PMTY_PATHS.liveMatches, PMTY_PATHS.matches]) {
    app.post(path, limitBody, calls.post(matchListRequest, wholeList))
  }
  for (const path of [PMTY_PATHS.livePage, PMTY_PATHS.earlyPage]) {
    app.post(path, limitBody, calls.post(matchListRequest, pageOfList))
  }
  app.post(
    PMTY_PATHS.matchesById,
    limitBody,
    calls.post(matchesByIdRequest, ({ mids, device }, { language, now }) => {
      const columns = rowColumns(device, 0)
      const wanted = mids.split(',').slice(0, MAX_MIDS)
      const matches = wanted.flatMap((mid) => world.match(mid.trim()) ?? [])
      return found(matches.map((match) => records.row(match, language, columns, now)))
    }),
  )
  app.get(
    PMTY_PATHS.match,
    calls.get(oneMatch, ({ mid }, { language, now }) => {
      const match = world.match(mid)
      return match === undefined ? failed('noData') : found(records.row(match, language, 'none', now))
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
    PMTY_PATHS.leagueMatches,
    calls.get(oneLeague, ({ tId }, { language, now }) => {
      const matches = world.matches().filter(({ league }) => league.id === tId)
      return found(matches.map((match) => records.row(match, language, 'none', now)))
    }),
  )
  app.get(
    PMTY_PATHS.filter,
    calls.get(filterQuery, (query, { language, now }) => {
      const request = v.parse(matchListRequest, { euid: query.euid })
      const matches = listedMatches(world.matches(), request, now)
      return matches === null ? failed('menuMissing') : found(leagueFilter(matches, language))
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
