import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseText } from '../lenient.ts'

/** A tab of the detail screen; `plays` are the ids of its plays. */
export const category = v.object({
  id: looseId,
  marketName: looseText,
  orderNo: looseNumber(0),
  plays: looseList(looseId),
})

export type PmtyCategory = v.InferOutput<typeof category>

export const categories = listAnswer(category)
