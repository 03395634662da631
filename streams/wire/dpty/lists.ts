import type * as v from 'valibot'
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
import { wrapper } from './match.ts'

const dayCount = looseObject({
  di: looseNumber(-1),
  c: looseNumber(0),
  pc: looseNumber(0),
  ipc: looseNumber(0),
})

/** A sport of `count/list`. */
const countRow = looseObject({
  sid: looseNumber(0),
  /** Names in Chinese and English. */
  snc: looseText,
  sne: looseText,
  /** Counts of the list asked for, early, in play, to come today, both of today, parlay and outrights. */
  ct: looseNumber(0),
  ec: looseNumber(0),
  ipc: looseNumber(0),
  upc: looseNumber(0),
  tc: looseNumber(0),
  pc: looseNumber(0),
  cc: looseNumber(0),
  /** 1: the sport is available. */
  s: looseNumber(1),
  /** 0 leaves the live tab, the early tab or the whole sport out. */
  rollingBallSwitch: looseNumber(1),
  morningSwitch: looseNumber(1),
  sportShowSwitch: looseNumber(1),
  days: looseList(dayCount),
})

export type CountRow = v.InferOutput<typeof countRow>

export const countRows = listAnswer(countRow)

const league = looseObject({
  lid: looseId,
  ln: looseText,
  lg: looseText,
  /** Number of matches, and of those in play, with their ids. */
  c: looseNumber(0),
  cip: looseNumber(0),
  /** First kick-off, ms. */
  lst: looseNumber(0),
  sid: looseNumber(0),
  /** Region and its letter. */
  rg: looseText,
  lt: looseText,
  hot: looseFlag,
})

export type DptyLeague = v.InferOutput<typeof league>

export const leagues = listAnswer(league)

const hotCounts = looseObject({
  'in-play': looseNumber(0),
  today: looseNumber(0),
  early: looseNumber(0),
  parlay: looseNumber(0),
})

const hotLeague = looseObject({
  sid: looseNumber(0),
  lid: looseId,
  ln: looseText,
  lg: looseText,
  sort: looseNumber(0),
  c: whenSent(hotCounts),
  days: looseList(dayCount),
})

export type HotLeague = v.InferOutput<typeof hotLeague>

export const hotLeagues = listAnswer(hotLeague)

const foundLeague = looseObject({
  lid: looseText,
  ln: looseText,
  sid: looseNumber(0),
  matches: looseList(wrapper),
})

export const foundAnswer = looseObject({
  inPlay: looseList(wrapper),
  upcoming: looseList(wrapper),
  leagues: looseList(foundLeague),
})

/** A row of `fuzzy/leaguesName`. */
const leagueName = looseObject({ lid: looseId, ln: looseText, lg: looseText, sid: looseNumber(0) })

export type LeagueName = v.InferOutput<typeof leagueName>

export const leagueNames = listAnswer(leagueName)
