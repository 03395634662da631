import * as v from 'valibot'
import { flag, id, siftedListOf, wordOf } from '../decode.ts'

export const venueStatusRequest = v.object({
  venueCodes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)),
  /** `flag` 0 leaves out the venues that the site does not have; ours. */
  flag: v.optional(flag, true),
})

/** `unknown` for a word of a later version. */
export type VenueStatus = v.InferOutput<typeof venueStatuses>['items'][number]['status']

/** `data` of queryVenueByVenueCodes. */
export const venueStatuses = siftedListOf(
  v.object({
    venueCode: id,
    status: wordOf(['open', 'closed', 'maintenance']),
    maintain: v.fallback(flag, false),
  }),
)
