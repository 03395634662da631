import type { LocalText } from './localText.ts'

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
