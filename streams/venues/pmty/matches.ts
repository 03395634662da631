import { forkJoin, map, type Observable, of } from 'rxjs'
import type { BetType, ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { ok } from '../../domain/result.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { matches, matchPage, type PmtyMatch } from '../../wire/pmty/match.ts'
import type { MatchesByIdRequest, MatchListRequest } from '../../wire/pmty/matchRequests.ts'
import { MAX_MIDS, PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { Ask } from './call.ts'
import { dayParameter } from './day.ts'
import { allPages$, type ListPage } from './listPages.ts'
import { readListedMatch } from './map/match.ts'
import { menuTypeCodes } from './numbers.ts'
import { chunks, joinParts, type ListPart } from '../listParts.ts'
import { mapDated } from '../mapAnswer.ts'

/** A row unpacks to some 5 KB, so a page is far below `MAX_UNPACKED_BYTES`. */
const PAGE_SIZE = 200
/** Limits the pages of a list, in case the venue always reports one more. */
const MAX_PAGES = 50

/** Selects the standard columns of a list row. */
export const DEVICE = 'v2_h5_st'

/** `sort` of a list. The venue has no number for hot leagues first, which the list view does (decision 0082). */
export const sortCodes: Readonly<Record<MatchQuery['sort'], number>> = { hot: 1, league: 1, time: 2 }

const LIST_PATHS: Readonly<Record<BetType, string>> = {
  live: PMTY_PATHS.liveMatches,
  today: PMTY_PATHS.matches,
  early: PMTY_PATHS.earlyPage,
  parlay: PMTY_PATHS.matches,
  champion: PMTY_PATHS.matches,
}

/** Records the sport of a match, which the push needs. */
export type NoteSport = (matchId: string, sport: Sport) => void

/** Requests a list with row markets, all pages of it; dated by its oldest page. */
export function askMatches$(
  ask: Ask,
  query: MatchQuery,
  memberId: string,
  serverNow: number,
  note: NoteSport,
): Call<Dated<readonly ListedMatch[]>> {
  const page = (cpn: number): Call<Dated<ListPage>> =>
    ask({
      kind: 'read',
      polled: true,
      path: LIST_PATHS[query.betType],
      body: {
        cuid: memberId,
        euid: query.menuId,
        type: menuTypeCodes[query.betType],
        sort: sortCodes[query.sort],
        tid: query.leagues.join(','),
        md: dayParameter(query.day, serverNow),
        device: DEVICE,
        cpn,
        cps: PAGE_SIZE,
        hpsFlag: 0,
      } satisfies MatchListRequest,
      answer: matchPage,
      noData: [],
    }).pipe(mapDated(({ pages, data }, at) => ({ cpn, pages, listed: readListed(data, at, note) })))
  return allPages$(page, MAX_PAGES)
}

/** Requests state and row markets by match id. */
export function askMatchesById$(
  ask: Ask,
  matchIds: readonly string[],
  memberId: string,
  serverNow: number,
  note: NoteSport,
): Call<Dated<readonly ListedMatch[]>> {
  const asked = chunks(matchIds, MAX_MIDS).map((mids): Observable<ListPart> =>
    ask({
      kind: 'read',
      polled: true,
      path: PMTY_PATHS.matchesById,
      body: {
        cuid: memberId,
        mids: mids.join(','),
        device: DEVICE,
        euid: '',
      } satisfies MatchesByIdRequest,
      answer: matches,
      noData: [],
    }).pipe(mapDated((data, at) => readListed(data, at, note))),
  )
  if (asked.length === 0) return of(ok({ value: [], at: serverNow }))
  return forkJoin(asked).pipe(map((results) => results.reduce(joinParts)))
}

export function readListed(data: readonly PmtyMatch[], at: number, note: NoteSport): readonly ListedMatch[] {
  const listed = data.flatMap((wire) => readListedMatch(wire, at) ?? [])
  for (const { match } of listed) note(match.id, match.sport)
  return listed
}
