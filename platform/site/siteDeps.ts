import type { Logger } from 'pino'
import type { Audit } from '../audit.ts'
import type { PlatformClock } from '../clock.ts'
import type { OriginOf } from '../http/publicOrigin.ts'
import type { WebOrigins } from '../http/webOrigins.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RateLimits } from '../http/rateLimits.ts'
import type { Store } from '../store/store.ts'
import type { SiteCall } from './siteCall.ts'
import type { SessionGate } from './sessionGate.ts'
import type { SiteKeys } from './siteKeys.ts'
import type { Tokens } from './tokens.ts'
import type { VenueDesk } from './venueDesk.ts'

/** The dependencies of the site's calls. */
export interface SiteDeps {
  readonly siteId: number
  readonly keys: SiteKeys
  readonly store: Store
  readonly clock: PlatformClock
  /** Real ms: sessions, tokens and rate limits use it, whatever the platform's speed. */
  readonly real: () => number
  readonly wait: (ms: number) => Promise<void>
  readonly tokens: Tokens
  readonly gate: SessionGate
  readonly limits: RateLimits
  readonly venues: VenueDesk
  readonly log: Logger
  readonly audit: Audit
  /** Scheme and host of the addresses that are sent to clients. */
  readonly originOf: OriginOf
  readonly origins: WebOrigins
  readonly metrics: Metrics
  /** Calls of other parts of the platform that the site answers. */
  readonly otherCalls: readonly SiteCall[]
  /** Contact of the support; `null` when there is none. */
  readonly contact: string | null
  /** Shown before sign-in; its password is published. */
  readonly demo: { readonly name: string; readonly password: string } | null
  readonly accessTokenSeconds: number
  /** Whether a sign-in ends the member's other sessions on the same type of client. */
  readonly singleSession: boolean
}
