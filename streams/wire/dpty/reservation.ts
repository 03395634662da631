import * as v from 'valibot'
import { looseFlag, looseList, looseText } from '../lenient.ts'

/** `checkIfOpenReserve`: whether and how a price can be waited for. */
export const reserveTermsAnswer = v.object({
  open: looseFlag,
  /** Least stake, and the most that stake × price may be; units with two decimals. */
  minAmount: looseText,
  maxReturnAmount: looseText,
  /** European odds. */
  maxOddValue: looseText,
  /** See `DPTY_RESERVE_PAYS`; the usual one first. */
  pays: looseList(v.number()),
  /** The lines that can be waited for, as `h`. */
  handicaps: looseList(v.string()),
})

export type ReserveTermsAnswer = v.InferOutput<typeof reserveTermsAnswer>
