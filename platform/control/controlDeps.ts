import type { Audit } from '../audit.ts'
import type { Book } from '../book/book.ts'
import type { PlatformClock } from '../clock.ts'
import type { StreamFault } from '../live/hlsApp.ts'
import type { Rounds } from '../rounds/rounds.ts'
import type { RoomServer } from '../room/roomServer.ts'
import type { Tokens } from '../site/tokens.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Store } from '../store/store.ts'
import type { VenuePush } from '../venues/venueServer.ts'
import type { World } from '../world/world.ts'
import type { Faults } from './faults.ts'
import type { FaultFilters } from './pushFaults.ts'
import type { RequestLedger } from './requestLedger.ts'

/** Dependencies of the control routes. */
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
  readonly pushes: readonly VenuePush[]
  readonly pushFaults: FaultFilters
  readonly room: RoomServer
  readonly rounds: Pick<Rounds, 'stop'>
  /** Faults of live streams by stream name. */
  readonly streamFaults: Map<string, StreamFault>
  /** Real ms. */
  readonly real: () => number
  /** Advances world and book to the clock's time. */
  readonly tick: () => Promise<void>
  /** Shift of the server time sent to clients, ms. */
  readonly skew: { ms: number }
  readonly audit: Audit
}
