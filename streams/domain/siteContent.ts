import type { LocalText } from './localText.ts'
import type { Sport } from './vocabulary/sports.ts'

/** A partner of the site. */
export interface Sponsor {
  readonly id: string
  readonly name: LocalText
  /** What it supplies. */
  readonly role: LocalText
  /** Address of a picture; may be empty. */
  readonly logo: string
}

/** What a venue is advertised with. */
export interface VenueAdvert {
  readonly id: string
  readonly venueCode: string
  readonly title: LocalText
}

/** Where a banner or a notice leads. A path is one of the client. */
export type ContentTarget =
  | { readonly kind: 'room'; readonly roomId: string }
  | { readonly kind: 'match'; readonly matchId: string; readonly sport: Sport }
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'none' }

/** A banner of the home page. */
export interface SiteBanner {
  readonly id: string
  /** Address of a picture; may be empty. */
  readonly image: string
  readonly title: LocalText
  readonly text: LocalText
  readonly target: ContentTarget
}

export type SiteMode = 'sport' | 'lottery' | 'casino'

/** How the operator wants the home page. */
export interface HomeConfig {
  /** In the order in which they are shown; a mode that is missing comes after them. */
  readonly modes: readonly { readonly mode: SiteMode; readonly shown: boolean }[]
  /** Whether it has banners, and whether pages have the partners at their foot. */
  readonly banner: boolean
  readonly sponsors: boolean
  /** The skin of members who have chosen none. */
  readonly skin: 'blue' | 'plum' | 'teal'
}

/** The home page of a site without a configuration of its own. */
export const USUAL_HOME: HomeConfig = { modes: [], banner: true, sponsors: true, skin: 'blue' }

/** A notice of the operator; platform ms. */
export interface SiteNotice {
  readonly id: string
  readonly title: LocalText
  readonly text: LocalText
  readonly from: number
  readonly until: number
  readonly every: 'once' | 'day' | 'visit'
  readonly target: ContentTarget
}

/** The videos that the operator can switch off: of matches, of rooms, drawn courses of matches, virtual sports. */
export type VideoName = 'live' | 'anchor' | 'animation' | 'virtual'

/** A game that can be launched. */
export interface ElectronicGame {
  readonly id: string
  /** The venue that has it; `null` for one that every venue has. */
  readonly venue: string | null
  readonly name: LocalText
  /** Address of a picture; may be empty. */
  readonly image: string
  readonly path: string
}
