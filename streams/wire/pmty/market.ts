import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseText } from './lenient.ts'

/** One price. */
export const option = v.object({
  oid: looseId,
  /** Side; see `PMTY_SIDES`. */
  ot: looseText,
  /** Name for people, and name on the slip. */
  on: looseText,
  otv: looseText,
  /** European odds × 100 000; `obv` before any boost. */
  ov: looseNumber(0),
  obv: looseNumber(0),
  /** 1 open, 2 suspended, 3 hidden. A missing one is not open. */
  os: looseNumber(2),
  /** `T1` home, `T2` away. */
  ots: looseText,
})

export type PmtyOption = v.InferOutput<typeof option>

/** One line of a play. */
export const marketLine = v.object({
  hid: looseId,
  /** 0 live, 1 early. */
  hmt: looseNumber(0),
  /** 0 open, 1 suspended, 2 closed, 11 locked. */
  hs: looseNumber(1),
  /** Slot: 1 the main line, 2 the first alternate … */
  hn: looseNumber(1),
  /** Line from the home side, as `-0.75` or `-0.5/1`; empty where there is none. */
  hv: looseText,
  hon: looseNumber(0),
  ol: looseList(option),
})

export type PmtyLine = v.InferOutput<typeof marketLine>

/** A market: one play with its lines. */
export const play = v.object({
  /** See `PMTY_PLAYS`. */
  hpid: looseId,
  chpid: looseText,
  hpn: looseText,
  /** Template of the screen. */
  hpt: looseNumber(0),
  hpon: looseNumber(0),
  /** 1: allowed in a parlay. */
  hids: looseNumber(0),
  /** Odds formats; a comma list of `PMTY_ODDS_FORMATS`. */
  hsw: looseText,
  /** Pinned by the venue; greater first. */
  hton: looseNumber(0),
  hl: looseList(marketLine),
})

export type PmtyPlay = v.InferOutput<typeof play>

/** The answer of the odds call. */
export const plays = listAnswer(play)
