import type { PlatformClock } from '../clock.ts'
import type { RoomServer } from '../room/roomServer.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'

export interface PredictionDeps {
  readonly store: Pick<Store, 'scorePredictions'>
  readonly world: Pick<World, 'match' | 'pastMatch' | 'result'>
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
  readonly room: Pick<RoomServer, 'shareScore'>
}
