import type * as v from 'valibot'
import { looseFlag, looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'

/** Body of a request for results of virtual sports. */
export interface VirtualResultsRequest {
  /** The `csid`. */
  readonly sportType: string
  /** Starts from this time to before that one, platform ms; of the last seven days. */
  readonly startTime: number
  readonly endTime: number
  readonly isVirtualSport: 1
  /** May both be empty. */
  readonly tournamentId: string
  readonly batchNo: string
  /** `size` to 100; `current` from 1. */
  readonly page: { readonly size: number; readonly current: number }
}

const record = looseObject({
  matchId: looseId,
  tournamentId: looseText,
  tournamentName: looseText,
  batchNo: looseText,
  orderNo: looseNumber(1),
  lod: looseText,
  /** The start, platform ms. */
  matchTime: looseNumber(0),
  homeName: looseText,
  awayName: looseText,
  /** The first three of a race (`7-8-2`), or a score, with kicks `1:1 (5:6)`. */
  scoreResult: looseText,
  halfScore: looseText,
  commitment: looseText,
  seed: looseText,
  voided: looseFlag,
})

export type PmtyVirtualResult = v.InferOutput<typeof record>

/** A page of results, the newest first, of batches whose film is over. */
export const virtualResults = looseObject({
  total: looseNumber(0),
  pages: looseNumber(1),
  current: looseNumber(1),
  size: looseNumber(0),
  records: looseList(record),
})
