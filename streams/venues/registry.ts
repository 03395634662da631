import { createPmty } from './pmty/index.ts'
import type { VenueMaker } from './venueDeps.ts'

/** How the site calls a venue. */
interface VenueNames {
  /** Identifies the venue in the site's configuration and in orders, and launches it where `launchCodes` is absent. */
  readonly code: string
  /** Sent instead of `code` to launch it; `esports` where the visit begins with them. Both open the same session. */
  readonly launchCodes?: { readonly usual: string; readonly esports: string }
  /** Further names of the venue. The site's configuration may use them, and the launch codes, instead of `code`. */
  readonly aliases?: readonly string[]
}

/** A venue whose module is part of the first scripts. */
export interface PresentVenue extends VenueNames {
  readonly make: VenueMaker
}

/** A venue whose module is loaded when a member enters it (docs/decisions/0093-a-venue-comes-when-it-is-entered.md). */
export interface LateVenue extends VenueNames {
  readonly load: () => Promise<VenueMaker>
}

export type RegisteredVenue = PresentVenue | LateVenue

/** The supported venues, the default first. */
export type VenueRegistry = readonly [PresentVenue, ...RegisteredVenue[]]

/** A new venue is its folder and a line here; on the platform, its folder and a line in `platform/venues/venues.ts`. */
export const venueRegistry: VenueRegistry = [
  {
    code: 'PMTY',
    make: createPmty,
    launchCodes: { usual: 'OBTY', esports: 'OBDJ' },
    aliases: ['DBTY'],
  },
  { code: 'FBTY', load: async () => (await import('./fbty/index.ts')).createFbty },
  { code: 'IMTY', load: async () => (await import('./imty/index.ts')).createImty },
  { code: 'YBTY', load: async () => (await import('./imty/index.ts')).createYbty },
  {
    code: 'DPTY',
    load: async () => (await import('./dpty/index.ts')).createDpty,
    launchCodes: { usual: 'DPTY', esports: 'DPDJ' },
  },
  { code: 'ZBYX', load: async () => (await import('./zbyx/index.ts')).createZbyx },
]

/** The registered venue with this code, launch code or alias; `null` for an unknown one. */
export function registeredVenue(registry: VenueRegistry, code: string): RegisteredVenue | null {
  return registry.find((venue) => namesOf(venue).includes(code)) ?? null
}

/** The venue's code, and those that it is launched by. */
export function launchNamesOf({ code, launchCodes }: VenueNames): readonly string[] {
  return launchCodes === undefined ? [code] : [code, launchCodes.usual, launchCodes.esports]
}

function namesOf(venue: VenueNames): readonly string[] {
  return [...launchNamesOf(venue), ...(venue.aliases ?? [])]
}
