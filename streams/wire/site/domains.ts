import * as v from 'valibot'
import { listOf, numeric, orNull, siftedListOf, text, whole } from '../decode.ts'

/** Domain types that have a name (specification, platform part, 3); sites know more by number. */
export const domainTypes = { live: 23, news: 151, customer: 107, vr: 36, permanent: 105, vip: 106 } as const

export const domainsRequest = v.object({
  beingCaptured: v.optional(v.unknown()),
  category: v.optional(v.unknown()),
  device: orNull(text),
  siteId: whole,
  udid: orNull(text),
  userName: orNull(text),
  typeList: listOf(numeric),
})

/** `data` of gdlForWeb. */
export const domains = siftedListOf(v.object({ type: numeric, domains: siftedListOf(v.string()) }))
