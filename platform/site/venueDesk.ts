import type { Sport } from '../../streams/domain/vocabulary/sports.ts'

/** How a venue treats the IP addresses of the clients that call it. */
export type AddressRule = 'admitted' | 'restricted' | 'rejected'

export type VenueStatus = 'open' | 'closed' | 'maintenance'

/** A venue, for the site. */
export interface ListedVenue {
  readonly code: string
  /** Other codes of this venue. */
  readonly aliases: readonly string[]
  /** The path of its base address; empty for the origin itself. */
  readonly basePath: string
  /** Whether matches of a sport are offered. Absent for a venue without a sport menu. */
  readonly offers?: (sport: Sport) => boolean
}

/** Products that are launched like a venue but have no matches; lists of venues leave them out. */
export const LAUNCHED_PRODUCTS = { casino: 'ZR', lottery: 'CP' } as const

export type LaunchedProduct = (typeof LAUNCHED_PRODUCTS)[keyof typeof LAUNCHED_PRODUCTS]

/** The code of a venue, and the path of its base address. */
export type FoundVenue = Pick<ListedVenue, 'code' | 'basePath'>

/** The site's venues, and whether they are open. */
export interface VenueDesk {
  readonly codes: readonly string[]
  /** Including the launched products (casino, lottery). */
  readonly allCodes: readonly string[]
  /** The default venue. */
  readonly defaultVenue: string
  /** The venue of matches with a code or an alias; `null` for one that the site does not have. */
  find(code: string): FoundVenue | null
  /** As `find`, including the launched products. */
  launchable(code: string): FoundVenue | null
  /** Whether a venue has a sport; its aliases have what it has. */
  offers(code: string, sport: Sport): boolean
  status(code: string): VenueStatus
  setStatus(code: string, status: VenueStatus): void
  addresses(code: string): AddressRule
  setAddresses(code: string, rule: AddressRule): void
  /** Whether a launch is answered without an address, which the client must handle. */
  launchWithoutUrl: boolean
  /** Set when the whole site is under maintenance: the message, and the end (platform ms). */
  siteMaintenance: { readonly message: string; readonly until: number | null } | null
  /** Opens the site and all venues, admits every address, and clears `launchWithoutUrl`. */
  reset(): void
}

/** @param venues the default one first. */
export function createVenueDesk(venues: readonly [ListedVenue, ...ListedVenue[]]): VenueDesk {
  const games = Object.values(LAUNCHED_PRODUCTS).map((code): ListedVenue => ({
    code,
    aliases: [],
    basePath: '',
  }))
  const all = [...venues, ...games]
  const named = byName(venues)
  const allNamed = byName(all)
  const statuses = new Map<string, VenueStatus>()
  const rules = new Map<string, AddressRule>()
  const find = (code: string): ListedVenue | null => named.get(code) ?? null
  const launchable = (code: string): ListedVenue | null => allNamed.get(code) ?? null
  const desk: VenueDesk = {
    codes: venues.map(({ code }) => code),
    allCodes: all.map(({ code }) => code),
    defaultVenue: venues[0].code,
    find,
    launchable,
    offers: (code, sport) => find(code)?.offers?.(sport) ?? false,
    status(code) {
      const venue = launchable(code)
      return venue === null ? 'closed' : (statuses.get(venue.code) ?? 'open')
    },
    setStatus(code, status) {
      statuses.set(launchable(code)?.code ?? code, status)
    },
    addresses: (code) => rules.get(find(code)?.code ?? code) ?? 'admitted',
    setAddresses(code, rule) {
      rules.set(find(code)?.code ?? code, rule)
    },
    launchWithoutUrl: false,
    siteMaintenance: null,
    reset() {
      statuses.clear()
      rules.clear()
      desk.launchWithoutUrl = false
      desk.siteMaintenance = null
    },
  }
  return desk
}

function byName(venues: readonly ListedVenue[]): ReadonlyMap<string, ListedVenue> {
  return new Map(
    venues.flatMap((venue) => [venue.code, ...venue.aliases].map((name) => [name, venue] as const)),
  )
}
