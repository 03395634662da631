import * as v from 'valibot'
import { looseList, looseNumber, looseText } from '../lenient.ts'
import { DPTY_LISTS, DPTY_SORTS } from './tables.ts'

const MAX_PAGE = 1_000_000
const shortText = v.pipe(v.string(), v.maxLength(200))
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(64))
const ids = (most: number) => v.pipe(v.nullish(v.array(id), []), v.maxLength(most))

/** A page number, from 1; anything else is the first page. */
export const pageNum = v.pipe(
  looseNumber(1),
  v.transform((page) => Math.min(MAX_PAGE, Math.max(1, Math.trunc(page)))),
)

/** A page size of at most `most`. */
export function pageSize(usual: number, most: number) {
  return v.pipe(
    looseNumber(usual),
    v.transform((size) => Math.min(most, Math.max(1, Math.trunc(size)))),
  )
}

/** Other values than that of the base are refused; it may be missing. */
export const category = looseNumber(null)

export const matchListRequest = v.object({
  qt: v.picklist(DPTY_LISTS),
  /** 0 with `leagueIds` for leagues of several sports. */
  sportId: looseNumber(0),
  leagueIds: ids(500),
  sortBy: v.fallback(v.picklist(DPTY_SORTS), 'time'),
  /** See `DPTY_DAYS`; `null` for all. */
  di: looseNumber(null),
  pageNum,
  pageSize: pageSize(50, 200),
  category,
})

export type MatchListRequest = v.InferOutput<typeof matchListRequest>

/** As the client writes it. */
export interface MatchListBody {
  readonly qt: string
  readonly sportId: number
  readonly leagueIds: readonly string[]
  readonly sortBy: string
  readonly di: number | ''
  readonly pageNum: number
  readonly pageSize: number
  readonly category: number
}

export const matchIdsRequest = v.object({ mids: ids(40), category })

export const leaguesRequest = v.object({
  qt: v.picklist(DPTY_LISTS),
  sportId: looseNumber(0),
  di: looseNumber(null),
  category,
})

export const hotLeaguesRequest = v.object({ category })

export const leagueNamesRequest = v.object({ leagueIds: ids(100), category })

/** The query of calls with a `category` only. */
export const categoryQuery = v.object({ category })

export const countsQuery = v.object({
  category,
  qt: v.fallback(v.nullish(v.picklist(DPTY_LISTS), null), null),
})

export const matchStatesQuery = v.object({ mids: shortText, category })

export const searchQuery = v.object({ keyword: looseText, category })

export const limitsQuery = v.object({ currency: looseNumber(1), series: looseText })

/** `betItemsLimit`: the legs whose present price, line and limits are asked for. */
export const limitQuestions = v.pipe(
  v.array(v.object({ matchId: id, betItemsId: v.pipe(id, v.maxLength(120)) })),
  v.minLength(1),
  v.maxLength(20),
)

export type LimitQuestion = v.InferOutput<typeof limitQuestions>[number]

export const favouritesRequest = v.object({
  /** 1 matches, 2 leagues. */
  type: v.picklist([1, 2]),
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
  category,
})

export const favouriteListRequest = v.object({
  pageNum,
  pageSize: pageSize(50, 200),
  sortBy: v.fallback(v.picklist(DPTY_SORTS), 'time'),
  category,
})

export const billboardRequest = v.object({ pageNum, pageSize: pageSize(20, 100), category })

export const accountQuery = v.object({ currency: looseNumber(1) })

export const resultsQuery = v.object({
  category,
  sportId: looseNumber(null),
  beginTime: looseNumber(null),
  endTime: looseNumber(null),
  matchId: looseText,
  pageNum,
  pageSize: pageSize(50, 200),
})

export type ResultsQuery = v.InferOutput<typeof resultsQuery>

export const orderIdsRequest = v.object({ orderIds: ids(50) })

export const cancelRequest = v.object({ orderId: id })

export const reserveTermsRequest = v.object({
  matchId: id,
  betItemId: v.pipe(id, v.maxLength(120)),
  currency: looseNumber(1),
})

/** Unused fields of requests are ignored, and lists of numbers are read leniently. */
export const numberList = looseList(v.number())
