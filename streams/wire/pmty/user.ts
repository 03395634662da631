import * as v from 'valibot'
import { looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

/** `amount` is in units with two decimals. */
export const userAmount = v.object({ amount: looseTextOrNull })

export type UserAmount = v.InferOutput<typeof userAmount>

export const userInfo = v.object({
  userId: looseText,
  userName: looseText,
  /** Quick stakes, units. */
  qon: looseNumber(null),
  qtw: looseNumber(null),
  qth: looseNumber(null),
  qfo: looseNumber(null),
  qfi: looseNumber(null),
  qsi: looseNumber(null),
  /** `EU` or `HK`. */
  userMarketPrefer: looseTextOrNull,
  /** See `PMTY_BET_PREFERENCES`. */
  userBetPrefer: looseNumber(null),
})

export type UserInfo = v.InferOutput<typeof userInfo>

/** Only the fields to change are present. */
export const userPreferenceRequest = v.object({
  userMarketPrefer: v.optional(v.picklist(['EU', 'HK'])),
  userBetPrefer: v.optional(v.picklist([1, 2, 3])),
})

export type UserPreferenceRequest = v.InferOutput<typeof userPreferenceRequest>
