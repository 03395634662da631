import { EMPTY, expand, map, type Observable, reduce } from 'rxjs'
import * as v from 'valibot'
import type { ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { ok } from '../../domain/result.ts'
import { wrapperPage } from '../../wire/dpty/match.ts'
import { DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { FavouriteTarget } from '../favourites.ts'
import { joinParts, type ListPart } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readAll } from './matches.ts'

/** `type` of what is chosen. */
const TYPES = { match: 1, league: 2 } as const
/** A member has at most 100 favourites, and each league takes its matches with it. */
const MAX_PAGES = 50

/** Adds or removes a favourite match or league. */
export function askSetFavourite$(ask: Ask, { type, id }: FavouriteTarget, on: boolean): Call<Dated<null>> {
  return ask({
    kind: 'write',
    path: on ? DPTY_PATHS.addFavourites : DPTY_PATHS.removeFavourites,
    body: { type: TYPES[type], ids: [id], category: DPTY_CATEGORIES.sports },
    answer: v.unknown(),
    polled: true,
  }).pipe(mapDated(() => null))
}

/** Requests the number of favourites that are not over. */
export function askFavouriteCount$(ask: Ask): Call<number> {
  return page$(ask, 'time', 1, 1).pipe(mapValue(({ pager }) => pager.count))
}

/** Requests the favourite matches with row markets, all pages of them. */
export function askFavourites$(
  ask: Ask,
  sort: MatchQuery['sort'],
  hot: ReadonlySet<string>,
): Call<Dated<readonly ListedMatch[]>> {
  const { pageSize } = DPTY_MOST
  const page = (pageNum: number) =>
    page$(ask, sort, pageNum, pageSize).pipe(
      mapDated(({ pager, pageData }, at) => ({
        pageNum,
        last: pageNum * pageSize >= pager.count || pageNum >= MAX_PAGES,
        listed: readAll(pageData, at, hot),
      })),
    )
  return page(1).pipe(
    expand((result): ReturnType<typeof page> =>
      !result.ok || result.value.value.last ? EMPTY : page(result.value.value.pageNum + 1),
    ),
    map((result): ListPart =>
      result.ok ? ok({ ...result.value, value: result.value.value.listed }) : result,
    ),
    reduce(joinParts),
  ) satisfies Observable<ListPart>
}

function page$(ask: Ask, sortBy: MatchQuery['sort'], pageNum: number, pageSize: number) {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.favourites,
    body: { pageNum, pageSize, sortBy, category: DPTY_CATEGORIES.sports },
    answer: wrapperPage,
  })
}
