import * as v from 'valibot'
import type { Hono } from 'hono'
import { DPTY_MOST, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import {
  category,
  countsQuery,
  matchIdsRequest,
  matchListRequest,
  matchStatesQuery,
} from '../../../streams/wire/dpty/requests.ts'
import type { VideoSources } from '../../../streams/wire/dpty/match.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { mediaBasesOf } from '../../http/webOrigins.ts'
import { matchVideos } from '../../live/liveRecords.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { countRows } from './counts.ts'
import { type DptyCaller, type DptyCalls, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { chineseOf } from './language.ts'
import { listedMatches, ORDERS, pageOf } from './matchLists.ts'
import { eventsAt, pairText } from './matchRecords.ts'
import type { MatchRows } from './matchRows.ts'
import { isOffered } from './numbers.ts'
import { tabsOf } from './tabs.ts'

export const WEEK_MS = 7 * 86_400_000
const oneMatch = v.object({ matchId: looseText, category })

/** The calls for counts and lists (docs/venues/dpty.md, 3.1 and 3.2). */
export function listCalls(app: Hono<HttpEnv>, calls: DptyCalls, rows: MatchRows): void {
  const each = (mids: readonly string[]): readonly WorldMatch[] =>
    [...new Set(mids)].flatMap((mid) => rows.match(mid.trim()) ?? [])

  app.on(
    'GET',
    underBoth(DPTY_PATHS.counts),
    calls.get(countsQuery, ({ qt }, caller) =>
      found(countRows(rows.matches(caller), qt, { now: caller.now, chinese: chineseOf(caller.language) })),
    ),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.matches),
    calls.post(matchListRequest, async (request, caller) => {
      const listed = listedMatches(rows, request, caller)
      const { pager, page } = pageOf([...listed].sort(ORDERS[request.sortBy]), request)
      return found({ pager, pageData: await rows.wrappers(page, 'row', caller) })
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.matchesById),
    calls.post(matchIdsRequest, async ({ mids }, caller) =>
      found(await rows.wrappers(each(mids), 'row', caller)),
    ),
  )
  app.on(
    'GET',
    underBoth(DPTY_PATHS.matchStates),
    calls.get(matchStatesQuery, async ({ mids }, caller) =>
      found(await rows.wrappers(each(mids.split(',').slice(0, DPTY_MOST.matchIds)), 'none', caller)),
    ),
  )
}

/** The calls for one match, and for the counts of several (docs/venues/dpty.md, 3.3). */
export function matchCalls(
  app: Hono<HttpEnv>,
  calls: DptyCalls,
  { world, directory, origins }: VenueDeps,
  rows: MatchRows,
): void {
  /** A listed match, or one that has been over for at most 7 days. */
  function known(caller: DptyCaller, matchId: string): WorldMatch | undefined {
    const listed = rows.match(matchId)
    if (listed !== undefined || world.match(matchId) !== undefined) return listed
    const past = world.pastMatch(matchId)
    if (past === undefined || past.kickOff < caller.now - WEEK_MS) return undefined
    return isOffered(past.sport) ? past : undefined
  }

  app.on(
    'GET',
    underBoth(DPTY_PATHS.detail),
    calls.get(oneMatch, async ({ matchId }, caller) => {
      const match = known(caller, matchId)
      if (match === undefined) return failed('noData')
      const [wrapper] = await rows.wrappers([match], 'all', caller)
      return found(wrapper)
    }),
  )
  app.on(
    'GET',
    underBoth(DPTY_PATHS.sourceDetail),
    calls.get(oneMatch, async ({ matchId }, caller) => {
      const match = known(caller, matchId)
      if (match === undefined) return failed('noData')
      const md = rows.records.md(match, await rows.context(caller))
      return found({ md, tabs: tabsOf(match, caller.language) })
    }),
  )
  app.on(
    'GET',
    underBoth(DPTY_PATHS.video),
    calls.get(oneMatch, ({ matchId }) => {
      if (rows.match(matchId) === undefined) return failed('noData')
      const videos = matchVideos(directory, world, mediaBasesOf(origins))
      const sources = videos.find((video) => video.matchId === matchId)?.sources ?? []
      const answer: VideoSources = {
        vid: sources.length > 0 ? matchId : '',
        animationUrl: '',
        sources: sources.map(({ url }) => ({ kind: 'm3u8', url })),
      }
      return found(answer)
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.statistics),
    calls.post(matchIdsRequest, ({ mids }, caller) =>
      found(
        [...new Set(mids)].flatMap((mid) => {
          const match = known(caller, mid)
          if (match === undefined || match.teams === null || !(isInPlay(match) || isOver(match))) return []
          return [{ mid: match.id, cs: pairText(match.score), me: eventsAt(match, caller.now) }]
        }),
      ),
    ),
  )
}
