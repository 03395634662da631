import * as v from 'valibot'
import { looseFlag, looseList, looseNumber, looseObject, looseText, whenSent } from '../lenient.ts'
import { match } from './match.ts'

/** The fields of a page besides its records; `current` counts from 1. */
export const pageFields = { current: looseNumber(1), size: looseNumber(0), total: looseNumber(0) }

/** Matches that cannot be read are left out; a page without one that can is refused. */
const records = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((entries) => ({ entries: entries.length, items: entries.flatMap(readMatch) })),
  v.check(({ entries, items }) => entries === 0 || items.length > 0, 'nothing readable'),
  v.transform(({ items }) => items),
)

function readMatch(entry: unknown): v.InferOutput<typeof match>[] {
  const read = v.safeParse(match, entry, { abortEarly: true })
  return read.success ? [read.output] : []
}

export const matchPage = v.object({ ...pageFields, records })

/** The answer of the call for hot matches, which has no pages. */
export const matchList = records

export const userAnswer = v.object({ uid: looseText, bl: looseText, currencyId: looseNumber(0) })

export type FbtyUser = v.InferOutput<typeof userAnswer>

/** Matches of a day, and those in play; see `di` of docs/venues/fbty.md, 4.2. */
const dayCount = looseObject({ di: looseNumber(-1), c: looseNumber(0), lc: looseNumber(0) })

const sportCount = looseObject({
  sid: looseNumber(-1),
  c: looseNumber(0),
  /** Days with matches, in the lists with a date row. */
  days: whenSent(looseList(dayCount)),
})

export type FbtySportCount = v.InferOutput<typeof sportCount>

const listCount = looseObject({
  /** See `FBTY_LIST_TYPES`. */
  ty: looseNumber(0),
  des: looseText,
  /** Matches of the list. */
  tc: looseNumber(0),
  /** Those of hot leagues. */
  ht: looseNumber(0),
  /** Their days, as those of a sport. */
  htDays: whenSent(looseList(dayCount)),
  ssl: looseList(sportCount),
})

export type FbtyListCount = v.InferOutput<typeof listCount>

const hotLeague = looseObject({
  id: looseText,
  na: looseText,
  /** Matches, and those in play. */
  mt: looseNumber(0),
  lt: looseNumber(0),
  sid: looseNumber(-1),
  lurl: looseText,
})

/** Matches in all, of hot leagues, by list and by hot league. */
export const countsAnswer = v.object({
  tc: looseNumber(0),
  ht: looseNumber(0),
  sl: looseList(listCount),
  hls: looseList(hotLeague),
})

export type FbtyCounts = v.InferOutput<typeof countsAnswer>

/** A league of a list: its fields in a match, its matches `mt`, and the first letter of its region. */
export const leagueRows = v.nullish(
  v.array(
    v.object({
      id: looseText,
      na: looseText,
      or: looseNumber(0),
      lurl: looseText,
      sid: looseNumber(-1),
      rid: looseText,
      rnm: looseText,
      hot: looseFlag,
      mt: looseNumber(0),
      sp: looseText,
    }),
  ),
  [],
)

export type FbtyLeagueRow = v.InferOutput<typeof leagueRows>[number]

/** What the venue offers; a field that is missing is on. The client reads no others. */
export const merchantAnswer = v.object({ reserve: looseNumber(1), cashOut: looseNumber(1) })

export type FbtyMerchant = v.InferOutput<typeof merchantAnswer>

const bulletin = looseObject({ id: looseText, ti: looseText, co: looseText, pt: looseNumber(0) })

export const bulletinPage = v.object({ ...pageFields, records: looseList(bulletin) })

export type FbtyBulletin = v.InferOutput<typeof bulletin>
