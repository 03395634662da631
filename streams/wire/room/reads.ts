import * as v from 'valibot'
import { flag, id, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'

/** The periods of a ranking: calendar days and months in UTC+8. */
export const RANKING_PERIODS = ['day', 'month'] as const

/** How many members a ranking lists. */
export const RANKING_PLACES = 20

/** What a member may ask of a joined room (docs/protocol.md, 3.5). */
export const roomRead = v.variant('what', [
  /** Who gave most to the anchor. */
  v.object({ what: v.literal('ranking'), room: id, period: v.picklist(RANKING_PERIODS) }),
  /** The blocked words that admins added; for admins. */
  v.object({ what: v.literal('filterWords'), room: id }),
])

export type RoomRead = v.InferOutput<typeof roomRead>

const refused = v.object({
  ok: v.literal(false),
  code: wordOf(['badRequest', 'notJoined', 'notAdmin', 'tooFast', 'failed']),
  waitMs: v.fallback(whole, 0),
})

export const rankingReply = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    /** Highest first; money in minor units of RMB. */
    rows: siftedListOf(
      v.object({ place: whole, name: text, given: whole, fan: v.fallback(whole, 0), mine: flag }),
    ),
    /** The member's own place; `null` without gifts in the period. */
    place: orNull(whole),
    given: whole,
    /** What is missing to draw level with the next higher sum; `null` at the top. */
    behind: orNull(whole),
    /** The worth of all own gifts to the anchor, by which the own level is found. */
    total: whole,
  }),
  refused,
])

export type RankingReply = v.InferOutput<typeof rankingReply>

export const filterWordsReply = v.variant('ok', [
  v.object({ ok: v.literal(true), words: v.array(text) }),
  refused,
])

export type FilterWordsReply = v.InferOutput<typeof filterWordsReply>
