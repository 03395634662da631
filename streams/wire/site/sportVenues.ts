import * as v from 'valibot'
import { id, siftedListOf, whole } from '../decode.ts'

/** `category` of getSportVenueInfoList; ours. */
export const venueCategories = { all: 0, sports: 1, esports: 2, virtual: 3 } as const

export const sportVenuesRequest = v.object({
  category: v.optional(v.picklist(Object.values(venueCategories)), venueCategories.all),
})

/** `data` of getSportVenueInfoList: the venues with sports of the category, each with the site's ids of them. */
export const sportVenues = siftedListOf(v.object({ venueCode: id, sports: siftedListOf(whole) }))
