import * as v from 'valibot'
import { looseNumber, looseText } from '../lenient.ts'

/** Body of every list call. */
export const matchListRequest = v.object({
  cuid: looseText,
  /** Menu ids of level 2, comma-separated. */
  euid: looseText,
  /** See `PMTY_MENU_TYPES`. */
  type: looseNumber(0),
  /** 1 by league, 2 by time. */
  sort: looseNumber(1),
  /** League ids, comma-separated; empty for all. */
  tid: looseText,
  /**
   * Day: empty for all, `0` for today, a day's 12:00 Beijing time in ms, or minus the time from which on all
   * matches are requested.
   */
  md: looseText,
  /** `v2_h5_st` selects the six columns 1, 4, 2, 17, 19, 18. */
  device: looseText,
  /** Page number, from 1, and page size; without a size `earlyPage` sends pages of 10, other calls the whole list. */
  cpn: looseNumber(1),
  cps: looseNumber(null),
  /** 0 with prices, 1 without. */
  hpsFlag: looseNumber(0),
})

export type MatchListRequest = v.InferOutput<typeof matchListRequest>

/** Body of `matchesById`; `mids` is a comma-separated list of at most `MAX_MIDS`. */
export const matchesByIdRequest = v.object({
  cuid: looseText,
  mids: looseText,
  device: looseText,
  euid: looseText,
})

export type MatchesByIdRequest = v.InferOutput<typeof matchesByIdRequest>
