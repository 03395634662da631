import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseObject, looseText, whenSent } from '../lenient.ts'
import { md } from './match.ts'

/** Sports that have results. */
export const resultSports = listAnswer(looseObject({ sid: looseNumber(0), snc: looseText, sne: looseText }))

const team = looseObject({ tid: looseText, tn: looseText, lg: looseText })

/** A match that is over. Counts are pairs such as `2:1`, empty where not counted. */
const resultRow = looseObject({
  mid: looseId,
  sid: looseNumber(0),
  lid: looseText,
  ln: looseText,
  ht: whenSent(team),
  at: whenSent(team),
  beginTime: looseNumber(0),
  s: looseText,
  q1Goal: looseText,
  q2Goal: looseText,
  q3Goal: looseText,
  q4Goal: looseText,
  q5Goal: looseText,
  q6Goal: looseText,
  ftGoal: looseText,
  otGoal: looseText,
  pkGoal: looseText,
  finalGoal: looseText,
  h1Red: looseText,
  ftYellow: looseText,
  ftCorner: looseText,
})

export type ResultRow = v.InferOutput<typeof resultRow>

const pager = looseObject({ count: looseNumber(0), pageNum: looseNumber(1), pageSize: looseNumber(0) })

export const resultPage = v.object({ pager, pageData: listAnswer(resultRow) })

const resultOption = looseObject({
  bid: looseId,
  hoa: looseText,
  h: looseText,
  n: looseText,
  /** See `DPTY_BET_RESULTS`; 0 if there is no result. */
  r: looseNumber(0),
})

const resultLine = looseObject({ sbim: looseNumber(0), bil: looseList(resultOption) })

const resultPlay = looseObject({
  kc: looseId,
  ctid: looseNumber(0),
  bn: looseText,
  hcl: looseList(resultLine),
})

export type ResultPlay = v.InferOutput<typeof resultPlay>
export type ResultLine = v.InferOutput<typeof resultLine>

/** A match that is over, with the result of every option. */
export const matchResult = v.object({
  md,
  /** A word of the life-cycle; empty where the venue does not say. */
  lc: looseText,
  plays: looseList(resultPlay),
})
