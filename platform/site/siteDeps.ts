import type { Logger } from 'pino'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RateLimits } from '../http/rateLimits.ts'
import type { Store } from '../store/store.ts'
import type { SessionGate } from './sessionGate.ts'
import type { SiteKeys } from './siteKeys.ts'
import type { Tokens } from './tokens.ts'
import type { VenueDesk } from './venueDesk.ts'

/** What the site's calls work with. */
export interface SiteDeps {
  readonly siteId: number
  readonly keys: SiteKeys
  readonly store: Store
  readonly clock: PlatformClock
  /** Real ms: sessions, tokens and rate limits run on it, whatever the platform's speed. */
  readonly real: () => number
  readonly tokens: Tokens
  readonly gate: SessionGate
  readonly limits: RateLimits
  readonly venues: VenueDesk
  readonly log: Logger
  readonly metrics: Metrics
  readonly accessTokenSeconds: number
  /** Whether a log-in ends the member's other sessions on the same kind of client. */
  readonly singleSession: boolean
}
