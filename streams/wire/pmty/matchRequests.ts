import * as v from 'valibot'
import { looseNumber, looseText } from './lenient.ts'

/** Body of every list call. */
export const matchListRequest = v.object({
  cuid: looseText,
  /** Level-2 menu ids, comma list. */
  euid: looseText,
  /** See `PMTY_MENU_TYPES`. */
  type: looseNumber(0),
  /** 1 by league, 2 by time. */
  sort: looseNumber(1),
  /** League ids, comma list; empty for all. */
  tid: looseText,
  /**
   * Day: empty for all, `0` today, the time (ms) of 12:00 Beijing of a day, or minus the time from which on
   * everything is meant.
   */
  md: looseText,
  /** `v2_h5_st` selects the six columns 1, 4, 2, 17, 19, 18. */
  device: looseText,
  /** Page, from 1, and size. */
  cpn: looseNumber(1),
  cps: looseNumber(10),
  /** 0 with odds, 1 without. */
  hpsFlag: looseNumber(0),
})

export type MatchListRequest = v.InferOutput<typeof matchListRequest>

/** Body of `matchesById`; `mids` is a comma list of at most `MAX_MIDS`. */
export const matchesByIdRequest = v.object({
  cuid: looseText,
  mids: looseText,
  device: looseText,
  euid: looseText,
})

export type MatchesByIdRequest = v.InferOutput<typeof matchesByIdRequest>
