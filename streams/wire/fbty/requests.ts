import * as v from 'valibot'
import { whole } from '../decode.ts'
import { FBTY_MAX } from './paths.ts'

/** The languages of names and messages; any other counts as the first. Every body has it. */
const spoken = { languageType: v.optional(v.unknown()) }

export const requestId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.minLength(1),
  v.maxLength(200),
)
const ids = v.pipe(v.array(requestId), v.maxLength(FBTY_MAX.matches))

/** `FBTY_CURRENCIES`; RMB when missing. */
export const currencyId = v.optional(whole)

const paging = { current: v.optional(whole, 1), size: v.optional(whole, 50) }

/** Kick-off from and before, ms; all days without them. */
const days = { beginTime: v.optional(whole), endTime: v.optional(whole) }

/** The body of a call without fields of its own. */
export const plainRequest = v.object(spoken)

export const userRequest = v.object({ ...spoken, currencyId })

export const countsRequest = v.object({
  ...spoken,
  sportTypes: v.optional(v.array(whole)),
  leagueId: v.optional(requestId),
})

export const listRequest = v.object({
  ...spoken,
  isPC: v.optional(v.boolean(), false),
  /** All markets; otherwise the main lines of the columns of a row. */
  more: v.optional(v.boolean(), false),
  /** See `FBTY_LIST_TYPES`. */
  type: v.optional(whole, 0),
  sportId: v.optional(whole),
  leagueIds: v.optional(ids),
  leagueId: v.optional(requestId),
  /** These matches, whatever their list. */
  matchIds: v.optional(v.pipe(v.array(requestId), v.maxLength(FBTY_MAX.ids))),
  ...days,
  ...paging,
  orderBy: v.optional(whole, 0),
  oddsType: v.optional(whole, 1),
})

export type FbtyListRequest = v.InferInput<typeof listRequest>
export type FbtyListQuery = v.InferOutput<typeof listRequest>

export const leaguesRequest = v.object({
  ...spoken,
  /** 0 for the hot leagues of all sports. */
  sportId: whole,
  type: whole,
  ...days,
})

export type FbtyLeaguesRequest = v.InferInput<typeof leaguesRequest>

export const resultsRequest = v.object({
  ...spoken,
  sportId: v.optional(whole),
  leagueIds: v.optional(ids),
  beginTime: whole,
  endTime: whole,
  ...paging,
  orderBy: v.optional(whole, 0),
})

export type FbtyResultsRequest = v.InferInput<typeof resultsRequest>

export const matchRequest = v.object({ ...spoken, matchId: requestId })

export const hotRequest = v.object({
  ...spoken,
  recommend: v.optional(whole, 1),
  sportId: v.optional(whole, 0),
  type: v.optional(whole, 0),
  ...days,
  orderBy: v.optional(whole, 0),
})

export type FbtyHotRequest = v.InferInput<typeof hotRequest>

export const bulletinsRequest = v.object({ ...spoken, ...paging })
