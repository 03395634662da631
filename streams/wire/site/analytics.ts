import * as v from 'valibot'
import { numeric } from '../decode.ts'

/** Most events in one analytics call. */
export const MAX_ANALYTICS_EVENTS = 100

export const analyticsEvent = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Platform time, ms. */
  at: numeric,
  props: v.fallback(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
})

export type AnalyticsEvent = v.InferOutput<typeof analyticsEvent>

/** Body of the analytics call. Each event is an `analyticsEvent` and is validated separately. */
export const analyticsRequest = v.object({
  events: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ANALYTICS_EVENTS)),
})
