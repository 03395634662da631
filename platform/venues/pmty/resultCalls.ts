import * as v from 'valibot'
import type { Hono } from 'hono'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import {
  championResultsRequest,
  type MatchResultsRequest,
  matchResultsRequest,
} from '../../../streams/wire/pmty/results.ts'
import { PMTY_RESULT_TYPES } from '../../../streams/wire/pmty/resultTables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { WORLD_SPORTS } from '../../world/sports.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import { ofLeagues, playedBetween } from '../playedMatches.ts'
import { hasTournaments } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { NO_PICTURES } from './esportsFields.ts'
import { createMatchRecords } from './matchRecords.ts'
import { sportCode } from './numbers.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCaller, PmtyCalls } from './pmtyCall.ts'
import { championRecord, resultPlays } from './resultRecords.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
/** Four quarters of a year, and the days until the present one ends. */
const LONGEST_AGO_MS = 366 * MS_PER_DAY

const oneMatch = v.object({ mid: looseText, cuid: looseText })

/** The calls for results (docs/pmty.md, 2.8). */
export function resultCalls(app: Hono<HttpEnv>, calls: PmtyCalls, { world, store }: VenueDeps): void {
  const records = createMatchRecords()
  const rows = (matches: readonly WorldMatch[], { language, now }: PmtyCaller): unknown[] =>
    matches.map((match) => ({
      ...records.row(match, language, 'none', now),
      mms: isEsport(match.sport) ? NO_PICTURES : 0,
      mf: false,
      tf: false,
    }))

  async function ownMatches({ memberId, now }: PmtyCaller): Promise<readonly WorldMatch[]> {
    const since = now - MS_PER_DAY
    const ids = await store.orders.matchesOf(memberId, PMTY, since)
    return ids
      .flatMap((id) => world.pastMatch(id) ?? [])
      .filter(({ teams }) => teams !== null)
      .sort((one, other) => other.kickOff - one.kickOff)
  }

  app.post(
    PMTY_PATHS.matchResults,
    calls.post(matchResultsRequest, async (request, caller) => {
      const matches =
        request.type === PMTY_RESULT_TYPES.myBets
          ? await ownMatches(caller)
          : await matchesOfDay(world, request, caller.now)
      return matches === null
        ? failed('noData')
        : found(rows(ofLeagues(matches, request.tid.split(',')), caller))
    }),
  )
  app.get(
    PMTY_PATHS.matchResult,
    calls.get(oneMatch, ({ mid }, { language }) => {
      const match = world.pastMatch(mid)
      const result = world.result(mid)
      if (match === undefined || result === undefined) return failed('noData')
      return found(resultPlays(match, result, language))
    }),
  )
  app.post(
    PMTY_PATHS.championResults,
    calls.post(championResultsRequest, async ({ startTime, endTime }, { language, now }) => {
      const from = Math.max(startTime ?? 0, now - LONGEST_AGO_MS)
      const to = Math.min(endTime ?? now, now)
      const decided: WorldMatch[] = []
      for (const sport of WORLD_SPORTS.filter(hasTournaments))
        decided.push(...(await playedBetween(world, sport, { from, to }, MS_PER_DAY * 7)))
      return found(decided.reverse().map((match) => championRecord(match, world.result(match.id), language)))
    }),
  )
}

/** `null` for an unknown sport, and for a day that is not one of the last seven. */
async function matchesOfDay(
  world: World,
  { euid, md }: MatchResultsRequest,
  now: number,
): Promise<readonly WorldMatch[] | null> {
  const sport = WORLD_SPORTS.find((each) => String(sportCode(each)) === euid.trim())
  const day = resultDays(now).find(({ from }) => String(from) === md.trim())
  if (sport === undefined || hasTournaments(sport) || day === undefined) return null
  return (await playedBetween(world, sport, day, MS_PER_HOUR)).reverse()
}
