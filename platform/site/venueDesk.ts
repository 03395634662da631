export type VenueStatus = 'open' | 'closed' | 'maintenance'

/** A venue, for the site. */
export interface ListedVenue {
  readonly code: string
  /** Other codes of this venue. */
  readonly aliases: readonly string[]
}

/** The site's venues, and whether they are open. */
export interface VenueDesk {
  readonly codes: readonly string[]
  /** The default venue. */
  readonly defaultVenue: string
  /** The venue's code for a code or an alias; `null` for a venue that the site does not have. */
  find(code: string): string | null
  status(code: string): VenueStatus
  setStatus(code: string, status: VenueStatus): void
  /** Whether a launch is answered without an address, which the client must handle. */
  launchWithoutUrl: boolean
  /** Set when the whole site is under maintenance: the message, and the end (platform ms). */
  siteMaintenance: { readonly message: string; readonly until: number | null } | null
  /** Ends all maintenance. */
  reset(): void
}

/** @param venues the default one first. */
export function createVenueDesk(venues: readonly [ListedVenue, ...ListedVenue[]]): VenueDesk {
  const codes = new Map(venues.flatMap(({ code, aliases }) => [code, ...aliases].map((name) => [name, code])))
  const statuses = new Map<string, VenueStatus>()
  const find = (code: string): string | null => codes.get(code) ?? null
  const desk: VenueDesk = {
    codes: venues.map(({ code }) => code),
    defaultVenue: venues[0].code,
    find,
    status(code) {
      const venue = find(code)
      return venue === null ? 'closed' : (statuses.get(venue) ?? 'open')
    },
    setStatus(code, status) {
      statuses.set(find(code) ?? code, status)
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
