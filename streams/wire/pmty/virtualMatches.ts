import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'
import { play } from './market.ts'
import { match } from './match.ts'

/** Body of `menus`. */
export interface VirtualMenusRequest {
  readonly device: string
}

/** Body of `virtualMatches`. */
export interface VirtualMatchesRequest {
  /** The sport, and the game. */
  readonly csid: string
  readonly tid: string
}

const game = looseObject({
  name: looseText,
  /** The `tid` of the game. */
  field1: looseId,
  /** See `VIRTUAL_SITE_PATHS`. A field of this platform only. */
  path: looseText,
})

/** A sport with its games; `field1` is the `csid`. */
export const virtualMenu = looseObject({
  menuId: looseText,
  name: looseText,
  field1: looseId,
  path: looseText,
  subList: looseList(game),
})

export const virtualMenus = listAnswer(virtualMenu)

/** An entrant of a race. */
const entrant = looseObject({
  number: looseNumber(0),
  id: looseText,
  name: looseText,
  weight: looseNumber(0),
  /** Its last places in this game, the newest first. */
  form: looseList(v.number()),
})

/** A race or a match of a batch; one of football or basketball has the fields of its teams too. */
export const virtualMatch = looseObject({
  ...match.entries,
  batchNo: looseText,
  /** The place in its batch, from 1. */
  orderNo: looseNumber(1),
  /** The round; see `lod` of the batch. */
  lod: looseText,
  /** Names of the entrants by number. */
  teams: looseList(v.string()),
  entrants: looseList(entrant),
})

export type PmtyVirtualMatch = v.InferOutput<typeof virtualMatch>

/** What starts together. */
export const virtualBatch = looseObject({
  batchNo: looseId,
  /** `PREGAME` before the start, `INGAME` after it. */
  mmp: looseText,
  /** The start and the lock, platform ms; a batch without them cannot be shown. */
  beginTime: looseNumber(null),
  sealTime: looseNumber(null),
  /** The round of a league (`12`), or the phase of a cup (`G1`, `Q8-2`); empty otherwise. */
  lod: looseText,
  /** The number of the season or cup, from 1; 0 without seasons. */
  season: looseNumber(0),
  /** Hash of the seed (docs/games/rounds.md, 3.2). */
  commitment: looseText,
  /** The state of a round: `open`, `sealed`, `decided` … (docs/games/rounds.md, 2.1). */
  status: looseText,
  matchs: looseList(virtualMatch),
})

export type PmtyVirtualBatch = v.InferOutput<typeof virtualBatch>

export const virtualBatches = listAnswer(virtualBatch)

/** The answer of the odds call: one entry with all markets. */
export const virtualOdds = listAnswer(looseObject({ plays: looseList(play) }))
