import * as v from 'valibot'
import { orNull, whole } from '../decode.ts'

const limit = v.object({
  amount: orNull(whole),
  next: orNull(v.object({ amount: orNull(whole), from: whole })),
})

/** `data` of the protection calls: amounts are minor units of RMB, times platform ms. */
export const protectionAnswer = v.object({
  limits: v.object({ stake: limit, loss: limit, time: limit }),
  breakUntil: orNull(whole),
  today: v.object({ staked: whole, net: whole, minutes: whole }),
  /** Returns minus stakes of today and the six days before. */
  weekNet: whole,
  at: whole,
})

export type ProtectionAnswer = v.InferOutput<typeof protectionAnswer>

/** Body of setLimit. `null` removes the limit; like a looser one, that takes effect after 24 hours. */
export const limitRequest = v.object({
  kind: v.picklist(['stake', 'loss', 'time']),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})

/** Body of takeBreak. */
export const breakRequest = v.object({ length: v.picklist(['hour', 'day', 'week', 'sixWeeks']) })
