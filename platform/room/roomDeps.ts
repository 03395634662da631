import type { Logger } from 'pino'
import type { GiftEntry } from '../../streams/wire/room/frames.ts'
import type { Audit } from '../audit.ts'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RoomDirectory } from '../live/directory.ts'
import type { Crowd } from './crowd/crowd.ts'
import type { SessionGate } from '../site/sessionGate.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'

/** The dependencies of the room server. */
export interface RoomDeps {
  readonly siteId: number
  readonly store: Store
  readonly world: World
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly random: () => number
  readonly gate: SessionGate
  readonly directory: RoomDirectory
  readonly venues: Pick<VenueDesk, 'find' | 'offers'>
  readonly gifts: readonly GiftEntry[]
  readonly crowd: Crowd
  readonly log: Logger
  readonly audit: Audit
  readonly metrics: Metrics
}
