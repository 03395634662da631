import * as v from 'valibot'
import { siftedListOf, text, whole } from '../decode.ts'

/** Body of the call for league tags. */
export const leagueTagsRequest = v.object({ venueCode: v.pipe(v.string(), v.maxLength(20)) })

/** Lists within a text have commas between; an icon is an address on this site, or a whole one. */
const leagueTag = v.object({
  leagueTagName: v.pipe(text, v.minLength(1)),
  /** See `SERIES_TYPES`. */
  category: whole,
  /** The site's id of a sport; 0 for all. */
  race: whole,
  /** Ids of leagues. */
  leagueId: v.fallback(text, ''),
  /** Parts of names of leagues. */
  keywords: v.fallback(text, ''),
  /** Indexes of tabs in which it is shown: 0 today, 1 live, 2 early, 3 parlay, 4 champion; empty for all. */
  displayRules: v.fallback(text, ''),
  /** Its place. */
  sorting: v.fallback(whole, 0),
  venueCode: text,
  icon: v.fallback(text, ''),
  iconLight: v.fallback(text, ''),
  iconChosen: v.fallback(text, ''),
})

export type LeagueTagRow = v.InferOutput<typeof leagueTag>

/** `data` of the call. */
export const leagueTags = siftedListOf(leagueTag)
