import * as v from 'valibot'
import {
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  reading,
  whenSent,
} from '../lenient.ts'

/** A selection with its price. */
export const option = looseObject({
  /** See `FBTY_SIDES`. */
  ty: looseNumber(0),
  /** Short and full name. */
  na: looseText,
  nm: looseText,
  /** European odds: above 1 a price, below 0 the negative of a locked one; otherwise it is suspended. */
  od: looseNumber(0),
  bod: looseNumber(0),
  /** 1 offered in European odds only, 2 in all formats. */
  odt: looseNumber(1),
  /** The line of its own side. */
  li: looseText,
  /** The result of the selection, in the detail of a match that is over. */
  sr: whenSent(looseNumber(0)),
})

export type FbtyOption = v.InferOutput<typeof option>

/** A line of a market. */
export const line = looseObject({
  id: looseId,
  /** 1 open, 0 suspended, -1 closed. Missing counts as suspended. */
  ss: looseNumber(0),
  /** 1: allowed in a parlay. */
  au: looseNumber(0),
  /** Its place, from 1, the main line. */
  mbl: looseNumber(1),
  /** The line from the home side, such as `-0.75` or `-0.5/1`; empty where there is none. */
  li: looseText,
  op: looseList(option),
})

export type FbtyLine = v.InferOutput<typeof line>

export const market = looseObject({
  mty: looseNumber(0),
  pe: looseNumber(0),
  nm: looseText,
  /** Its tabs; see `FBTY_TABS`. */
  tps: looseList(v.string()),
  /** When an outright closes for bets, ms. */
  hmed: whenSent(looseNumber(0)),
  /** What it counts, in the detail of a match that is over. */
  tyg: whenSent(looseNumber(0)),
  mks: looseList(line),
})

export type FbtyMarket = v.InferOutput<typeof market>

const league = looseObject({
  id: looseText,
  na: looseText,
  /** Level, 1 is the highest. */
  or: looseNumber(0),
  lurl: looseText,
  sid: looseNumber(-1),
  /** Region. */
  rid: looseText,
  rnm: looseText,
  hot: looseFlag,
})

export type FbtyLeague = v.InferOutput<typeof league>

const side = looseObject({ id: looseText, na: looseText, lurl: looseText })

export type FbtySide = v.InferOutput<typeof side>

/** `s` is the reading at the time of the answer. */
const clock = looseObject({
  s: looseNumber(0),
  pe: looseNumber(0),
  r: looseFlag,
  tp: looseNumber(1),
  tu: looseNumber(1),
})

export type FbtyClock = v.InferOutput<typeof clock>

/** Two counts, home first; `null` unless both are whole numbers from 0. */
const pair = reading((value): readonly [number, number] | null => {
  if (!Array.isArray(value)) return null
  const [home, away] = value.map((each: unknown) => Number(each))
  const counted = [home, away].every((each) => Number.isSafeInteger(each) && Number(each) >= 0)
  return counted ? [Number(home), Number(away)] : null
})

const count = looseObject({ pe: looseNumber(0), tyg: looseNumber(0), sc: pair })

export type FbtyCount = v.InferOutput<typeof count>

const optional = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** A match, in lists, results and the detail. */
export const match = looseObject({
  id: looseId,
  sid: looseNumber(-1),
  /** Kick-off, ms. */
  bt: looseNumber(0),
  /** State, sale and kind; a missing state is unknown, a missing sale suspended. */
  ms: looseNumber(-1),
  ss: looseNumber(2),
  ty: looseNumber(2),
  lg: optional(league),
  /** The two sides, home first; empty for an outright. */
  ts: looseList(side),
  /** The name of an outright. */
  nm: looseText,
  /** Neutral ground. */
  ne: looseFlag,
  fmt: looseText,
  mc: optional(clock),
  sb: optional(looseObject({ sv: looseNumber(0) })),
  vs: optional(looseObject({ have: looseFlag })),
  as: looseList(v.string()),
  nsg: looseList(count),
  tms: looseNumber(0),
  tps: looseList(v.string()),
  mg: looseList(market),
})

export type FbtyMatch = v.InferOutput<typeof match>
