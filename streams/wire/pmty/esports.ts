import * as v from 'valibot'
import { listAnswer, looseId, looseNumber, looseObject, looseText, whenSent } from '../lenient.ts'

/** `menuType` of the node of esports in the menu, whose `subList` has the games (docs/esports.md, 6.1). */
export const PMTY_ESPORTS_MENU_TYPE = 3001

/** `type` of a list of esports. */
export const PMTY_ESPORTS_LIST_TYPE = 3000

/** `category` of a list of esports. */
export const PMTY_ESPORTS_CATEGORIES = { matches: 1, outrights: 2 } as const

/** Body of a request for the dates. `orpt` and `pids` are sent empty; what they mean is not known. */
export const esportsDatesRequest = v.object({
  cuid: looseText,
  device: looseText,
  /** `menuId` of esports or of a game; `csid`, one or several with commas, counts where it is sent. */
  euid: looseText,
  csid: looseText,
  orpt: looseText,
  pids: looseText,
})

export type EsportsDatesRequest = v.InferOutput<typeof esportsDatesRequest>

/** An entry of the dates; `field1` is the `md` of its list: `0`, a time (ms), or minus one. */
const esportsDate = looseObject({
  menuId: looseId,
  menuName: looseText,
  menuType: looseNumber(0),
  field1: looseText,
  count: looseNumber(0),
  liveCount: looseNumber(0),
})

export type EsportsDateRow = v.InferOutput<typeof esportsDate>

export const esportsDates = listAnswer(esportsDate)

/** Body of a request for a list of esports. */
export const esportsListRequest = v.object({
  cuid: looseText,
  euid: looseText,
  csid: looseText,
  /** See `PMTY_ESPORTS_CATEGORIES`. */
  category: looseNumber(PMTY_ESPORTS_CATEGORIES.matches),
  /** See `PMTY_ESPORTS_LIST_TYPE`. */
  type: looseNumber(PMTY_ESPORTS_LIST_TYPE),
  /** `field1` of an entry of the dates; empty for all. */
  md: looseText,
  /** 1 by league, 2 by time. */
  sort: looseNumber(1),
  /** League ids, comma-separated; empty for all. */
  tid: looseText,
  device: looseText,
  hpsFlag: looseNumber(0),
  cpn: looseNumber(1),
  /** Page size, at most 300; without one the whole list is answered. */
  cps: looseNumber(null),
})

export type EsportsListRequest = v.InferOutput<typeof esportsListRequest>

/** Body of a request for the leagues of a list, named as in `EsportsListRequest`. */
export const esportsLeaguesRequest = v.object({
  cuid: looseText,
  euid: looseText,
  csid: looseText,
  md: looseText,
})

export type EsportsLeaguesRequest = v.InferOutput<typeof esportsLeaguesRequest>

const esportsLeague = looseObject({
  tid: looseId,
  tn: looseText,
  /** 1 is the highest. */
  tlev: looseNumber(0),
  csid: looseNumber(0),
  lurl: whenSent(looseText),
  /** Number of its matches in the list. */
  num: looseNumber(0),
})

export type EsportsLeagueRow = v.InferOutput<typeof esportsLeague>

export const esportsLeagues = listAnswer(esportsLeague)

/** Where crests that begin with `/` are; empty for the page's origin. */
export const imageDomain = v.object({ imgDomain: looseText })
