import type { Logger } from 'pino'
import type { Book } from '../../book/book.ts'
import type { PlatformClock } from '../../clock.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { RateLimits } from '../../http/rateLimits.ts'
import type { RoomDirectory } from '../../live/directory.ts'
import type { SessionGate } from '../../site/sessionGate.ts'
import type { VenueDesk } from '../../site/venueDesk.ts'
import type { Store } from '../../store/store.ts'
import type { World } from '../../world/world.ts'

/** The venue's code at the site, and in orders. */
export const PMTY = 'PMTY'

/** What the venue's calls work with. */
export interface PmtyDeps {
  readonly siteId: number
  readonly world: World
  readonly directory: RoomDirectory
  readonly store: Store
  readonly book: Book
  readonly clock: PlatformClock
  readonly gate: SessionGate
  readonly limits: RateLimits
  readonly venues: VenueDesk
  readonly log: Logger
  readonly metrics: Metrics
}
