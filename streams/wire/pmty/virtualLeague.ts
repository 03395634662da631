import type * as v from 'valibot'
import { listAnswer, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'

/** Body of the call for the tree of a cup; only `tid` and `batchNo` count. */
export interface VirtualTreeRequest {
  readonly tid: string
  readonly batchNo: string
  readonly lod: string
  readonly mmp: string
  readonly beginTime: number
}

/** Body of the call for tables. */
export interface VirtualTableRequest {
  readonly tid: string
}

const tie = looseObject({
  /** Home is that of the first leg. */
  homeName: looseText,
  awayName: looseText,
  /** The goals of each leg that is over or running, such as `1,2`; empty before. */
  homeScore: looseText,
  awayScore: looseText,
  /** 1 from the start of a second leg on. */
  isSecond: looseNumber(0),
  /** Fields of this platform only: the place in the phase; 1, 2, or 0 while open; kicks such as `6:5`. */
  orderNo: looseNumber(0),
  winner: looseNumber(0),
  penalties: looseText,
})

export type PmtyVirtualTie = v.InferOutput<typeof tie>

const ties = looseList(tie)

/** The ties of a cup that are known so far, by phase (`VIRTUAL_CUP_PHASES`); none of a league. */
export const virtualTree = looseObject({ Q16: ties, Q8: ties, Q4: ties, Q3: ties, Q2: ties })

const rank = looseObject({
  virtualTeamName: looseText,
  totalCount: looseNumber(0),
  /** Such as `2/1/0`. */
  winDrawLostDescription: looseText,
  goalsScored: looseNumber(0),
  goalsConceded: looseNumber(0),
  goalsWinning: looseNumber(0),
  points: looseNumber(0),
})

/** Tables in their order; a league is one group `1`. */
export const virtualTable = listAnswer(
  looseObject({ groupId: looseText, sVirtualSportXZTeamRankingDetailPOList: looseList(rank) }),
)
