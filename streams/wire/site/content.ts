import * as v from 'valibot'
import { id, siftedListOf, text } from '../decode.ts'
import { localText } from '../localText.ts'

/** Paths of what the operator publishes (docs/site/content.md). */
export const contentPaths = {
  sponsors: '/api/site/group/operation/sponsor/v1/list',
  adverts:
    '/api/site/group/operation/operationSportVenueAdvertisment/v1/queryOperationSportVenueAdvertismentList',
} as const

/** `data` of the sponsors, in the order in which they are shown. `logo` may be empty. */
export const sponsors = siftedListOf(
  v.object({ id, name: localText, role: localText, logo: v.fallback(text, '') }),
)

/** `data` of the adverts of venues. */
export const venueAdverts = siftedListOf(v.object({ id, venueCode: id, title: localText }))
