import type { Hono } from 'hono'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { resultsRequest } from '../../../streams/wire/fbty/requests.ts'
import { FBTY_OFFERED } from '../../../streams/wire/fbty/sports.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isPlayed } from '../../world/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { ofLeagues, playedBetween } from '../playedMatches.ts'
import { hasTournaments } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCalls, found } from './fbtyCall.ts'
import { pageOf, type Rows } from './matchCalls.ts'
import { sportOfSid } from './numbers.ts'

const MS_PER_HOUR = 3_600_000

/** The call for the matches of a day that are over; there are no results of outrights. */
export function resultCalls(
  app: Hono<HttpEnv>,
  calls: FbtyCalls,
  { world }: Pick<VenueDeps, 'world'>,
  rows: Rows,
): void {
  app.post(
    fbtyPath('results'),
    calls.post(resultsRequest, async (request, caller) => {
      const { sportId, leagueIds = [], beginTime, endTime } = request
      if (sportId === undefined && leagueIds.length === 0) return failed('badRequest')
      const sport = sportId === undefined ? undefined : sportOfSid(sportId)
      const day = resultDays(caller.now).find(({ from, to }) => from === beginTime && to === endTime)
      const played: WorldMatch[] = []
      for (const each of day === undefined ? [] : FBTY_OFFERED) {
        if ((sport !== undefined && each !== sport) || !isPlayed(each) || hasTournaments(each)) continue
        played.push(...(await playedBetween(world, each, { from: beginTime, to: endTime }, MS_PER_HOUR)))
      }
      const latestFirst = ofLeagues(played, leagueIds).toSorted(
        (one, other) => other.kickOff - one.kickOff || (one.id < other.id ? -1 : 1),
      )
      const page = pageOf(latestFirst, request)
      return found({ ...page, records: rows(page.records, 'none', caller) })
    }),
  )
}
