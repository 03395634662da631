import * as v from 'valibot'
import { listOf, numeric, orNull, siftedListOf, text, whole } from '../decode.ts'

/** The domain types that are used by name; sites have more. */
export const domainTypes = { live: 23, news: 151, customer: 107, vr: 36, permanent: 105, vip: 106 } as const

/**
 * What a client asks for: 25 types. The numbers of those without a name are ours (docs/protocol.md, 1.8).
 */
export const DEFAULT_DOMAIN_TYPES: readonly number[] = [
  ...Object.values(domainTypes),
  ...Array.from({ length: 19 }, (_, index) => index + 1),
]

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

/** `data` of domain/main. */
export const mainDomain = v.object({ domain: v.string() })
