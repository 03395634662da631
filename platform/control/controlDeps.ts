import type { Book } from '../book/book.ts'
import type { PlatformClock } from '../clock.ts'
import type { StreamFault } from '../live/hls/hlsApp.ts'
import type { RoomServer } from '../room/roomServer.ts'
import type { Tokens } from '../site/tokens.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Store } from '../store/store.ts'
import type { PushHub } from '../venues/pmty/pushHub.ts'
import type { World } from '../world/world.ts'
import type { Faults } from './faults.ts'
import type { RequestLedger } from './requestLedger.ts'

/** What control has its hands on. */
export interface ControlDeps {
  readonly siteId: number
  readonly faults: Faults
  readonly requests: RequestLedger
  readonly store: Store
  readonly book: Book
  readonly world: World
  readonly clock: PlatformClock
  readonly tokens: Tokens
  readonly venues: VenueDesk
  readonly push: PushHub
  readonly room: RoomServer
  /** What is wrong with live streams, by name. */
  readonly streamFaults: Map<string, StreamFault>
  /** Real ms. */
  readonly real: () => number
  /** Brings world and book up to the clock. */
  readonly tick: () => Promise<void>
  /** How far the server time that clients are told is off, ms. */
  readonly skew: { ms: number }
}
