import * as v from 'valibot'
import { listOf, numeric, orNull, siftedListOf, text, whole } from '../decode.ts'

/** The domain types that are used by name; sites have more. */
export const domainTypes = { live: 23, news: 151, customer: 107, vr: 36, permanent: 105, vip: 106 } as const

const MAX_DOMAIN_TYPES = 50

export const domainsRequest = v.object({
  beingCaptured: v.optional(v.unknown()),
  category: v.optional(v.unknown()),
  device: orNull(text),
  siteId: whole,
  udid: orNull(text),
  userName: orNull(text),
  typeList: v.pipe(listOf(numeric), v.maxLength(MAX_DOMAIN_TYPES)),
})

/** `data` of gdlForWeb. */
export const domains = siftedListOf(v.object({ type: numeric, domains: siftedListOf(v.string()) }))
