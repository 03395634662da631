import type { Venue } from '../venue.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { createBridge } from './bridge/bridge.ts'
import { createDirect } from './direct.ts'
import { createImtyVenue } from './venue.ts'

/** The venue IMTY (docs/venues/imty.md). */
export function createImty(deps: VenueDeps) {
  return createImtyVenue(deps, { code: 'IMTY', ask: createDirect(deps) }) satisfies Venue
}

/** The venue whose calls are those of IMTY, and go through the bridge (docs/venues/bridge.md). */
export function createYbty(deps: VenueDeps) {
  return createImtyVenue(deps, { code: 'YBTY', ask: createBridge(deps) }) satisfies Venue
}
