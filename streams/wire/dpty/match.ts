import * as v from 'valibot'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  whenSent,
} from '../lenient.ts'

/** A team; `lg` is a crest or a kit, `lv` its level. */
const team = looseObject({ tid: looseText, tn: looseText, lg: looseText, lv: looseNumber(0) })

/** The count of a part: part and `ctid` of docs/venues/dpty.md, 2.5. */
const partCount = looseObject({
  p: looseText,
  c: looseNumber(-1),
  h: looseNumber(null),
  a: looseNumber(null),
})

/** What there is of a match that has begun. */
export const matchEvents = looseObject({
  /** The score of regular time, or of sets. */
  hs: looseNumber(null),
  as: looseNumber(null),
  hc: looseNumber(null),
  ac: looseNumber(null),
  hy: looseNumber(null),
  ay: looseNumber(null),
  hr: looseNumber(null),
  ar: looseNumber(null),
  /** Period; see `periods.ts`. */
  pd: looseNumber(null),
  /** The clock in seconds, whether it runs, and whether it runs down. */
  t: looseNumber(null),
  r: looseFlag,
  td: looseFlag,
  /** The score of the first half. */
  hf: looseText,
  /** `Home` or `Away`, who serves or bats. */
  spt: looseText,
  ps: looseList(partCount),
})

export type DptyEvents = v.InferOutput<typeof matchEvents>

/** A match (docs/venues/dpty.md, 3.2). */
export const md = looseObject({
  mid: looseId,
  sid: looseNumber(0),
  lid: looseText,
  ln: looseText,
  /** The name of an outright. */
  mn: looseText,
  ht: whenSent(team),
  at: whenSent(team),
  /** Kick-off, ms. */
  bt: looseNumber(0),
  ip: looseFlag,
  ic: looseFlag,
  /** State as JSON text; see `state.ts`. */
  s: looseText,
  /** Whether it is on sale. Missing counts as suspended. */
  ss: looseNumber(2),
  /** The score as shown, with extra time. */
  cs: looseText,
  /** Number of markets. */
  bc: looseNumber(0),
  isNe: looseFlag,
  lv: looseNumber(0),
  /** Has a video, and its id. */
  u: looseFlag,
  vid: looseText,
  ap: looseFlag,
  fav: looseFlag,
  lfav: looseFlag,
  /** In esports: the most maps that the match can have, and the name of the present one. */
  bo: whenSent(looseNumber(0)),
  mapName: whenSent(looseText),
  /** The sides are reversed. */
  r: looseFlag,
  me: whenSent(matchEvents),
})

export type DptyMatch = v.InferOutput<typeof md>
export type DptyTeam = v.InferOutput<typeof team>

/** A selection with its price. */
export const option = looseObject({
  bid: looseId,
  /** Selection; see `sides.ts`. */
  hoa: looseText,
  /** Line from the side of the option. */
  h: looseText,
  /** Price and its format; see `prices.ts`. */
  od: looseText,
  ot: looseText,
  /** Status; an unknown one is suspended. */
  s: looseNumber(0),
  /** Name. */
  n: looseText,
})

export type DptyOption = v.InferOutput<typeof option>

const handicapLine = looseObject({ sbim: looseNumber(0), bil: looseList(option) })

/** A market with its lines. */
export const ptd = looseObject({
  kc: looseId,
  ctid: looseNumber(0),
  bn: looseText,
  ap: looseFlag,
  hcl: looseList(handicapLine),
})

export type DptyMarket = v.InferOutput<typeof ptd>
export type DptyLine = v.InferOutput<typeof handicapLine>

/** A match and markets of it. */
export const wrapper = looseObject({ md, ptds: looseList(ptd) })

export type DptyWrapper = v.InferOutput<typeof wrapper>

export const wrappers = listAnswer(wrapper)

const pager = looseObject({ count: looseNumber(0), pageNum: looseNumber(1), pageSize: looseNumber(0) })

/** A page of a list. */
export const wrapperPage = v.object({ pager, pageData: wrappers })

/** `src/detail`: the match without prices, and the tabs of its markets. */
export const sourceDetail = v.object({
  md,
  tabs: looseList(looseObject({ id: looseId, name: looseText, plays: looseList(v.string()) })),
})

export const statisticsRows = listAnswer(looseObject({ mid: looseId, cs: looseText, me: matchEvents }))

/** `video`: where the match can be seen; `kind` is `m3u8` or `flv`. */
export const videoSources = looseObject({
  vid: looseText,
  animationUrl: looseText,
  sources: looseList(looseObject({ kind: looseText, url: looseText })),
})

export type VideoSources = v.InferOutput<typeof videoSources>
