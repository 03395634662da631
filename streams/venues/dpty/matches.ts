import { EMPTY, expand, forkJoin, map, mergeMap, type Observable, of, reduce } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { BetType, ListedMatch, MatchQuery } from '../../domain/menu.ts'
import type { Match } from '../../domain/match.ts'
import { ok, type Result } from '../../domain/result.ts'
import { type DptyWrapper, wrapperPage, wrappers } from '../../wire/dpty/match.ts'
import { type DptyBase, DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { MatchListBody } from '../../wire/dpty/requests.ts'
import type { Call, Dated } from '../call.ts'
import { chunks, joinParts, type ListPart } from '../listParts.ts'
import { mapDated } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readListed } from './map/match.ts'
import { dayNumber, HOT_MENU } from './menu.ts'
import { listCodes } from './numbers.ts'

/** Limits the pages of a list, in case the venue always reports one more. */
const MAX_PAGES = 50

/** What a list depends on besides its query. */
export interface ListContext {
  readonly serverNow: number
  /** The ids of the hot leagues, as far as they are known. */
  readonly hot: () => ReadonlySet<string>
  /** Asks for the hot leagues when their list is wanted. */
  readonly hotLeagues$: () => Call<readonly string[]>
}

/** A list; one that is limited to leagues of any sport may be asked for under either base. */
export type PageQuery = Omit<MatchListBody, 'pageNum' | 'pageSize' | 'category'> & { readonly base: DptyBase }

/** Requests a list with row markets, all pages of it; dated by its oldest page. */
export function askMatches$(
  ask: Ask,
  query: MatchQuery,
  context: ListContext,
): Call<Dated<readonly ListedMatch[]>> {
  const wanted = (leagueIds: readonly string[]): Observable<ListPart> =>
    askPages$(ask, { ...listBody(query, context), leagueIds }, context.hot)
  if (query.menuId !== HOT_MENU) return wanted(query.leagues)
  return context.hotLeagues$().pipe(
    mergeMap((hot): Observable<ListPart> => {
      if (!hot.ok) return of(hot)
      const chosen = hot.value.filter((id) => query.leagues.length === 0 || query.leagues.includes(id))
      return chosen.length === 0 ? of(ok({ value: [], at: context.serverNow })) : wanted(chosen)
    }),
  )
}

function listBody({ betType, menuId, sort, day }: MatchQuery, { serverNow }: ListContext): PageQuery {
  return {
    base: 'sports',
    qt: listCodes[betType],
    sportId: Number(menuId),
    leagueIds: [],
    sortBy: sort,
    di: dayNumber(day, serverNow),
  }
}

interface Page {
  readonly pageNum: number
  readonly last: boolean
  readonly listed: readonly ListedMatch[]
}

/** Requests all pages of a list. */
export function askPages$(
  ask: Ask,
  { base, ...query }: PageQuery,
  hot: ListContext['hot'],
): Observable<ListPart> {
  const page = (pageNum: number): Observable<Result<Dated<Page>, Failure>> =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.matches,
      base,
      body: {
        ...query,
        pageNum,
        pageSize: DPTY_MOST.pageSize,
        category: DPTY_CATEGORIES[base],
      } satisfies MatchListBody,
      answer: wrapperPage,
    }).pipe(
      mapDated(({ pager, pageData }, at): Page => {
        const last = pageNum * DPTY_MOST.pageSize >= pager.count
        return { pageNum, last, listed: readAll(pageData, at, hot()) }
      }),
    )
  return page(1).pipe(
    expand((result) => {
      if (!result.ok) return EMPTY
      const { pageNum, last } = result.value.value
      return last || pageNum >= MAX_PAGES ? EMPTY : page(pageNum + 1)
    }),
    map((result): ListPart =>
      result.ok ? ok({ ...result.value, value: result.value.value.listed }) : result,
    ),
    reduce(joinParts),
  )
}

export function readAll(
  rows: readonly DptyWrapper[],
  at: number,
  hot: ReadonlySet<string>,
): readonly ListedMatch[] {
  return rows.flatMap((row) => readListed(row, at, hot) ?? [])
}

/** Requests state and row markets by match id. */
export function askMatchesById$(
  ask: Ask,
  matchIds: readonly string[],
  context: Pick<ListContext, 'serverNow' | 'hot'>,
): Call<Dated<readonly ListedMatch[]>> {
  const asked = chunks(matchIds, DPTY_MOST.matchIds).map((mids): Observable<ListPart> =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.matchesById,
      body: { mids, category: DPTY_CATEGORIES.sports },
      answer: wrappers,
      noData: [],
    }).pipe(mapDated((rows, at) => readAll(rows, at, context.hot()))),
  )
  if (asked.length === 0) return of(ok({ value: [], at: context.serverNow }))
  return forkJoin(asked).pipe(map((parts) => parts.reduce(joinParts)))
}

/** Requests the listed matches of a league that are not over, by kick-off: those of today and the early ones. */
export function askLeagueMatches$(ask: Ask, leagueId: string, context: ListContext): Call<readonly Match[]> {
  const list = (betType: BetType): Observable<ListPart> =>
    askPages$(
      ask,
      { base: 'sports', qt: listCodes[betType], sportId: 0, leagueIds: [leagueId], sortBy: 'time', di: '' },
      context.hot,
    )
  return forkJoin([list('today'), list('early')]).pipe(
    map((parts) => parts.reduce(joinParts)),
    map((result) =>
      result.ok
        ? ok(
            result.value.value
              .map(({ match }) => match)
              .toSorted((one, other) => one.kickOff - other.kickOff),
          )
        : result,
    ),
  )
}
