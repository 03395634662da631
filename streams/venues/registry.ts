import { createPmty } from './pmty/index.ts'
import type { VenueMaker } from './venueDeps.ts'

export interface RegisteredVenue {
  /** The venue's code at the site: in its configuration, its launch and its orders. */
  readonly code: string
  readonly make: VenueMaker
}

/** The supported venues, the default first. */
export type VenueRegistry = readonly [RegisteredVenue, ...RegisteredVenue[]]

/** A new venue is its folder and a line here; on the platform, its folder and a line in `platform/venues/venues.ts`. */
export const venueRegistry: VenueRegistry = [{ code: 'PMTY', make: createPmty }]

/** The registered venue with this code; `null` for an unknown one. */
export function registeredVenue(registry: VenueRegistry, code: string): RegisteredVenue | null {
  return registry.find((venue) => venue.code === code) ?? null
}
