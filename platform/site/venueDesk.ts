import type { TokenHolder } from './tokens.ts'

export type VenueStatus = 'open' | 'closed' | 'maintenance'

/** A venue as the site sees it. */
export interface LaunchableVenue {
  readonly code: string
  /** A token for the venue's own calls. */
  issueToken(holder: TokenHolder): Promise<string>
}

/** The venues of the site, and whether they are open. */
export interface VenueDesk {
  find(code: string): LaunchableVenue | null
  status(code: string): VenueStatus
  setStatus(code: string, status: VenueStatus): void
  /** When a launch is answered without an address, which the client must bear. */
  launchWithoutUrl: boolean
  /** When the whole site is down: what it tells, and until when (platform ms). */
  siteMaintenance: { readonly message: string; readonly until: number | null } | null
  /** Opens everything again. */
  reset(): void
}

/** Venue codes that stand for another (specification, venue part, 1). */
const ALIASES: Readonly<Record<string, string>> = { OBTY: 'PMTY' }

export function createVenueDesk(venues: readonly LaunchableVenue[]): VenueDesk {
  const byCode = new Map(venues.map((venue) => [venue.code, venue]))
  const statuses = new Map<string, VenueStatus>()
  const find = (code: string): LaunchableVenue | null => byCode.get(ALIASES[code] ?? code) ?? null
  const desk: VenueDesk = {
    find,
    status(code) {
      const venue = find(code)
      return venue === null ? 'closed' : (statuses.get(venue.code) ?? 'open')
    },
    setStatus(code, status) {
      statuses.set(ALIASES[code] ?? code, status)
    },
    launchWithoutUrl: false,
    siteMaintenance: null,
    reset() {
      statuses.clear()
      desk.launchWithoutUrl = false
      desk.siteMaintenance = null
    },
  }
  return desk
}
