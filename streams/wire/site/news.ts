import * as v from 'valibot'
import { id, maybe, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { localText } from '../localText.ts'

/** Articles about matches and leagues (docs/site/news.md). The calls need no token. */
export const NEWS_KINDS = ['preview', 'report', 'table'] as const

/** Most articles of a page. */
const MOST_NEWS = 50

const LONGEST_ID = 64

/** Body of the list. */
export const newsRequest = v.object({
  matchId: maybe(v.pipe(id, v.maxLength(LONGEST_ID))),
  leagueId: maybe(v.pipe(id, v.maxLength(LONGEST_ID))),
  page: v.pipe(whole, v.minValue(1)),
  size: v.pipe(whole, v.minValue(1), v.maxValue(MOST_NEWS)),
})

/** Body of the detail. */
export const articleRequest = v.object({ id: v.pipe(id, v.maxLength(LONGEST_ID)) })

/** The latest time that a date can hold. */
const LAST_MS = 8.64e15

const count = v.pipe(whole, v.minValue(0))

export const articleHead = v.object({
  id,
  kind: wordOf(NEWS_KINDS),
  leagueId: v.fallback(text, ''),
  /** The league's name; a site may leave it out. */
  league: orNull(localText),
  matchId: maybe(id),
  /** Platform time, ms. */
  publishedAt: v.pipe(whole, v.minValue(0), v.maxValue(LAST_MS)),
  title: localText,
  summary: v.fallback(localText, ''),
})

/** `data` of the list, newest first. */
export const newsList = v.object({ total: count, items: siftedListOf(articleHead) })

/** `data` of the detail. */
export const article = v.object({
  ...articleHead.entries,
  paragraphs: siftedListOf(localText),
  /** What is compared of the two teams; empty for a table. */
  rows: siftedListOf(v.object({ label: localText, home: text, away: text })),
  /** Empty unless the article is about a league table. */
  standings: siftedListOf(
    v.object({
      place: count,
      team: localText,
      played: count,
      won: count,
      drawn: count,
      lost: count,
      /** Goals for and against, such as `12:7`. */
      goals: text,
      points: whole,
    }),
  ),
})
