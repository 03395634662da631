import * as v from 'valibot'
import { numeric } from '../decode.ts'

/** Most events one analytics call may carry. */
export const MAX_ANALYTICS_EVENTS = 100

/** Body of the analytics sink. */
export const analyticsRequest = v.object({
  events: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        /** Platform time, ms. */
        at: numeric,
        props: v.fallback(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
      }),
    ),
    v.maxLength(MAX_ANALYTICS_EVENTS),
  ),
})

export type AnalyticsRequest = v.InferOutput<typeof analyticsRequest>
export type AnalyticsEvent = AnalyticsRequest['events'][number]
