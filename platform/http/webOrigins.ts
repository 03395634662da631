import { originOfAddress } from '../../streams/domain/webAddress.ts'

/** Types of domains that have a setting of their own, besides the live domain. */
export type SiteDomainType = 'news' | 'customer' | 'vr' | 'vip' | 'permanent'

export type SiteDomainAddresses = Readonly<Record<SiteDomainType, readonly string[]>>

export const NO_SITE_DOMAINS: SiteDomainAddresses = {
  news: [],
  customer: [],
  vr: [],
  vip: [],
  permanent: [],
}

/** Other origins that the client uses or that may use the platform, as `readWebAddress` returns them. */
export interface WebOrigins {
  /**
   * Servers of live lists and streams; the platform's own origin when empty. Clients start with the first.
   */
  readonly liveDomains: readonly string[]
  /** Servers of images; the platform's own origin when empty. The first is used in addresses. */
  readonly imageDomains: readonly string[]
  /** Addresses of the site's other domains, by type; empty for a type without any. */
  readonly siteDomains: SiteDomainAddresses
  /** Origins of pages that may embed the client in a frame, in addition to its own. */
  readonly frameAncestors: readonly string[]
  /** Origins of pages that may read this platform's live lists, streams and news, in addition to its own. */
  readonly pageOrigins: readonly string[]
}

export const OWN_ORIGIN_ONLY: WebOrigins = {
  liveDomains: [],
  imageDomains: [],
  siteDomains: NO_SITE_DOMAINS,
  frameAncestors: [],
  pageOrigins: [],
}

/** The prefixes of the paths of live streams and of images; empty for the page's own origin. */
export interface MediaBases {
  readonly live: string
  readonly images: string
}

export function mediaBasesOf({ liveDomains, imageDomains }: WebOrigins): MediaBases {
  return { live: liveDomains[0] ?? '', images: imageDomains[0] ?? '' }
}

/** The distinct origins of addresses. */
export function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(originOfAddress))]
}
