import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseObject, looseText, whenSent } from '../lenient.ts'

/** Body of a request for the matches of a day that are over. */
export const matchResultsRequest = v.object({
  cuid: looseText,
  /** `csid` of the sport; `0` with the type of own bets. */
  euid: looseText,
  /** The beginning of the day in UTC+8, ms; empty for own bets, which are those of the last 24 hours. */
  md: looseText,
  /** See `PMTY_RESULT_TYPES`. */
  type: looseNumber(0),
  category: looseNumber(1),
  /** League ids, comma-separated; empty for all. */
  tid: looseText,
  showem: looseNumber(1),
  device: looseText,
})

export type MatchResultsRequest = v.InferOutput<typeof matchResultsRequest>

const resultOption = looseObject({
  oid: looseId,
  /** See `PMTY_SIDES`. */
  ot: looseText,
  on: looseText,
  /** See `PMTY_BET_RESULTS`; 0 and 1 are unknown. */
  result: looseNumber(0),
})

const resultLine = looseObject({
  hid: looseId,
  hv: looseText,
  hn: looseNumber(1),
  ol: looseList(resultOption),
})

/** A market with the result of each option. An outright has its options in `ol` and no `hl`. */
export const resultPlay = looseObject({
  hpid: looseId,
  hpn: looseText,
  hpon: looseNumber(0),
  /** See `PMTY_RESULT_GROUPS`. */
  tyg: looseNumber(0),
  hl: looseList(resultLine),
  hid: whenSent(looseId),
  hps: whenSent(looseText),
  ol: whenSent(looseList(resultOption)),
})

export type PmtyResultPlay = v.InferOutput<typeof resultPlay>
export type PmtyResultOption = v.InferOutput<typeof resultOption>

export const resultPlays = listAnswer(resultPlay)

/** Body of a request for the winners of tournaments. */
export const championResultsRequest = v.object({
  type: looseNumber(0),
  category: looseNumber(1),
  orderBy: looseNumber(1),
  /** 10000, like `sportType`: all sports. */
  euid: looseText,
  md: looseText,
  /** From this time, up to that one, ms. */
  startTime: looseNumber(null),
  endTime: looseNumber(null),
  sportType: looseNumber(0),
  isVirtualSport: looseNumber(1),
})

export type ChampionResultsRequest = v.InferOutput<typeof championResultsRequest>

const championResult = looseObject({
  sportId: looseNumber(0),
  sportName: looseText,
  tournamentId: looseText,
  tournamentName: looseText,
  marketId: looseId,
  playName: looseText,
  /** The winner; empty when there is none. */
  scoreResult: looseText,
  /** The start of the tournament, ms. */
  matchTime: looseNumber(0),
  picUrl: looseText,
})

export type PmtyChampionResult = v.InferOutput<typeof championResult>

export const championResults = listAnswer(championResult)
