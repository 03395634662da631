import * as v from 'valibot'
import {
  listAnswer,
  looseId,
  looseFlag,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  whenSent,
} from '../lenient.ts'
import { play } from './market.ts'

/** A match, in lists and in detail; `hps` is empty in the detail call. */
export const match = looseObject({
  mid: looseId,
  csid: looseNumber(0),
  csna: looseText,
  tid: looseText,
  tn: looseText,
  tlev: looseNumber(0),
  lurl: looseText,
  /** Whether the league is a favourite, or hot. */
  tf: looseFlag,
  th: looseFlag,
  mhid: looseText,
  mhn: looseText,
  /** Crests: URLs, or kits (`../kit.ts`). */
  mhlu: looseList(v.string()),
  maid: looseText,
  man: looseText,
  malu: looseList(v.string()),
  /** Kick-off, ms. */
  mgt: looseNumber(0),
  /** The clock in seconds, and whether it runs (1) or is stopped (0). Basketball counts down. */
  mst: looseNumber(0),
  mess: looseNumber(0),
  /** Period; see `PMTY_PHASES`. */
  mmp: looseNumber(0),
  /** Current set or round. */
  mct: looseNumber(0),
  /** Length of a period, s; format code; best of. */
  mlet: looseNumber(0),
  mle: looseNumber(0),
  mft: looseNumber(0),
  /** The running or next map of CSGO, in the member's language; sent in esports only. */
  mapName: whenSent(looseText),
  /** State; see `PMTY_MATCH_STATES`. */
  ms: looseNumber(8),
  mo: looseFlag,
  /** Betting status of the whole match; see `PMTY_STATUSES`. Missing counts as suspended. */
  mhs: looseNumber(1),
  /** Whether the venue is neutral. */
  mng: looseFlag,
  /** Serving side: `home` or `away`. */
  mat: looseText,
  /** Number of markets. */
  mc: looseNumber(0),
  /** Video and animation: 1 available, 2 playing. */
  mms: looseNumber(0),
  mvs: looseNumber(0),
  mearlys: looseFlag,
  /** Favourite. */
  mf: looseFlag,
  /** 2 and 4 are electronic matches, which are not allowed in a series. */
  mbmty: looseNumber(0),
  /** Data source, returned with a bet. */
  cds: looseText,
  /** Scores, such as `S1|2:1`; see `PMTY_COUNTS`. */
  msc: looseList(v.string()),
  hps: looseList(play),
})

export type PmtyMatch = v.InferOutput<typeof match>

/** A list of matches without paging. */
export const matches = listAnswer(match)

/** A page of a list; `pages` is the number of pages. */
export interface MatchPage {
  readonly pages: number
  readonly data: readonly PmtyMatch[]
}

/** The answer of a list call: an array, or a page. */
export const matchPage = v.nullish(
  v.union([
    v.pipe(
      matches,
      v.transform((data): MatchPage => ({ pages: 1, data })),
    ),
    v.object({ pages: looseNumber(1), data: matches }),
  ]),
  [],
)
