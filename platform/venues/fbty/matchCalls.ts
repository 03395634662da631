import type { Hono } from 'hono'
import type { FbtyListQuery } from '../../../streams/wire/fbty/requests.ts'
import { hotRequest, listRequest, leaguesRequest, matchRequest } from '../../../streams/wire/fbty/requests.ts'
import type { FbtyLeagueRow } from '../../../streams/wire/fbty/answers.ts'
import { FBTY_MAX } from '../../../streams/wire/fbty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isOver } from '../../book/matchState.ts'
import { videoTest } from '../../live/matchVideo.ts'
import type { WorldMatch } from '../../world/world.ts'
import { listedRegions } from '../listedLeagues.ts'
import { isListedIn } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCaller, type FbtyCalls, found } from './fbtyCall.ts'
import { isWithin, matchesOfType, orderOf } from './lists.ts'
import { leagueRecord, type MatchRecords, type ShownMarkets } from './matchRecords.ts'
import { isOffered, sportOfSid } from './numbers.ts'

/** A page of what is listed, with the size within its bounds. */
export function pageOf<T>(
  items: readonly T[],
  asked: { readonly current: number; readonly size: number },
): {
  readonly current: number
  readonly size: number
  readonly total: number
  readonly records: readonly T[]
} {
  const size = Math.min(FBTY_MAX.matches, Math.max(1, asked.size))
  const current = Math.max(1, asked.current)
  return { current, size, total: items.length, records: items.slice((current - 1) * size, current * size) }
}

/** The matches of an answer; `vs` is whether the match has a video. */
export function createRows(records: MatchRecords, { directory }: Pick<VenueDeps, 'directory'>) {
  return (matches: readonly WorldMatch[], which: ShownMarkets, { language, now }: FbtyCaller): unknown[] => {
    const hasVideo = videoTest(directory)
    return matches.map((match) => ({
      ...records.record(match, { language }, which, now),
      vs: { have: hasVideo(match) },
    }))
  }
}

export type Rows = ReturnType<typeof createRows>

/** The calls for lists, leagues and details of matches. */
export function matchCalls(
  app: Hono<HttpEnv>,
  calls: FbtyCalls,
  { world }: VenueDeps,
  { rows, records }: { readonly rows: Rows; readonly records: MatchRecords },
): void {
  function listed(request: FbtyListQuery, now: number): readonly WorldMatch[] | null {
    const { matchIds, sportId, leagueId, leagueIds = [] } = request
    if (matchIds !== undefined) {
      const known = [...new Set(matchIds)].flatMap((id) => world.match(id) ?? [])
      return known.filter(({ sport }) => isOffered(sport))
    }
    const leagues = new Set(leagueId === undefined ? leagueIds : [...leagueIds, leagueId])
    const matches = matchesOfType(world.matches(), request.type, now)
    const sport = sportId === undefined ? undefined : sportOfSid(sportId)
    return (
      matches
        ?.filter((match) => sport === undefined || match.sport === sport)
        .filter(({ league }) => leagues.size === 0 || leagues.has(league.id))
        .filter((match) => isWithin(match, request)) ?? null
    )
  }

  app.post(
    fbtyPath('list'),
    calls.post(listRequest, (request, caller) => {
      const matches = listed(request, caller.now)
      if (matches === null) return failed('badRequest')
      const page = pageOf([...matches].sort(orderOf(request.orderBy)), request)
      return found({ ...page, records: rows(page.records, request.more ? 'all' : 'row', caller) })
    }),
  )
  app.post(
    fbtyPath('hot'),
    calls.post(hotRequest, ({ sportId, type, orderBy, ...days }, caller) => {
      const sport = sportOfSid(sportId)
      const matches = matchesOfType(world.matches(), type, caller.now)
        ?.filter((match) => isListedIn(match, null) && (sport === null || match.sport === sport))
        .filter((match) => isWithin(match, days))
        .sort(orderOf(orderBy))
      if (matches === undefined || (sport === null && sportId !== 0)) return failed('badRequest')
      return found(rows(matches.slice(0, FBTY_MAX.matches), 'row', caller))
    }),
  )
  app.post(
    fbtyPath('leagues'),
    calls.post(leaguesRequest, ({ sportId, type, ...days }, { now, language }) => {
      const sport = sportOfSid(sportId)
      const matches = matchesOfType(world.matches(), type, now)
      if (matches === null || (sport === null && sportId !== 0)) return failed('badRequest')
      const wanted = matches.filter((match) => isListedIn(match, sport) && isWithin(match, days))
      return found(
        listedRegions(wanted, language).flatMap(({ letter, leagues }) =>
          leagues.map(({ league, count }): FbtyLeagueRow => ({
            ...leagueRecord(league, language),
            mt: count,
            sp: letter,
          })),
        ),
      )
    }),
  )
  app.post(
    fbtyPath('match'),
    calls.post(matchRequest, ({ matchId }, caller) => {
      const present = world.match(matchId)
      const past = present === undefined || isOver(present) ? world.pastMatch(matchId) : undefined
      const match = past ?? present
      if (match === undefined || !isOffered(match.sport)) return failed('noMatch')
      const result = isOver(match) ? world.result(matchId) : undefined
      const [row] = rows([match], 'none', caller) as [Record<string, unknown>]
      const shown = { language: caller.language, ...(result === undefined ? {} : { result }) }
      return found({ ...row, ...records.record(match, shown, 'all', caller.now) })
    }),
  )
}
