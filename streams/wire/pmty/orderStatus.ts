import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

const oddsChange = v.object({
  playOptionsId: looseText,
  /** The accepted price, European odds × 100 000. */
  usedOdds: looseNumber(0),
})

export const orderStatusRow = v.object({
  orderNo: looseId,
  /** See `PMTY_STATUS_ROW_STATES`. */
  status: looseNumber(0),
  /** Profit without the stake, cents. */
  newMaxWinAmount: looseNumber(null),
  oddsChangeList: looseList(oddsChange),
  refuseCode: looseTextOrNull,
  /** See `PMTY_RESERVATION_STATES`; `null` for a bet that was not reserved. */
  preOrderStatus: looseNumber(null),
})

export type OrderStatusRow = v.InferOutput<typeof orderStatusRow>

export const orderStatusRows = listAnswer(orderStatusRow)
