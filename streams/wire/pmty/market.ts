import type * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseObject, looseText, whenSent } from '../lenient.ts'

/** A selection with its price. */
export const option = looseObject({
  oid: looseId,
  /** Side; see `PMTY_SIDES`. */
  ot: looseText,
  /** Display name, and name on the slip. */
  on: looseText,
  otv: looseText,
  /** European odds × 100 000; `obv` is the price before any boost. */
  ov: looseNumber(0),
  obv: looseNumber(0),
  /** 1 open, 2 suspended, 3 hidden. Missing counts as suspended. */
  os: looseNumber(2),
  /** `T1` home, `T2` away. */
  ots: looseText,
  /** Place of an entrant in the list of its outright. */
  oddSort: whenSent(looseNumber(0)),
})

export type PmtyOption = v.InferOutput<typeof option>

/** One line of a play. */
export const marketLine = looseObject({
  hid: looseId,
  /** 0 in play, 1 early. */
  hmt: looseNumber(0),
  /** 0 open, 1 suspended, 2 closed, 11 locked. */
  hs: looseNumber(1),
  /** Slot: 1 is the main line, 2 the first alternative … */
  hn: looseNumber(1),
  /** The line from the home side, such as `-0.75` or `-0.5/1`; empty where there is none. */
  hv: looseText,
  hon: looseNumber(0),
  ol: looseList(option),
})

export type PmtyLine = v.InferOutput<typeof marketLine>

/**
 * A market: one play with its lines. An outright has no `hl`: its only line is in the fields from `hid` on, and
 * the `ot` of an option is the number of an entrant.
 */
export const play = looseObject({
  /** See `PMTY_PLAYS`. */
  hpid: looseId,
  chpid: looseText,
  hpn: looseText,
  /** Display template. */
  hpt: looseNumber(0),
  hpon: looseNumber(0),
  /** 1: allowed in a series. */
  hids: looseNumber(0),
  /** Odds formats; a comma-separated list of `PMTY_ODDS_FORMATS`. */
  hsw: looseText,
  /** Priority of a pinned market; greater values first. */
  hton: looseNumber(0),
  hl: looseList(marketLine),
  /** The part of the match that it is about; see `subMatchTypes`. Missing for regular time. */
  smt: whenSent(looseNumber(0)),
  hid: whenSent(looseId),
  /** Name of the outright. */
  hps: whenSent(looseText),
  /** When it closes for bets, ms. */
  hmed: whenSent(looseNumber(0)),
  hs: whenSent(looseNumber(1)),
  hn: whenSent(looseNumber(1)),
  ol: whenSent(looseList(option)),
})

export type PmtyPlay = v.InferOutput<typeof play>

/** The answer of the odds call. */
export const plays = listAnswer(play)
