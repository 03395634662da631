import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { AnchorGames } from '../play/anchorGames/anchorGames.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { VenueMaker } from '../venues/venueServer.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'
import { type VirtualLook, virtualPicture } from './virtualArt.ts'

/** A game that can be launched. */
export interface ElectronicGame {
  readonly id: string
  /** The venue that has it; `null` for one that every venue has. */
  readonly venue: string | null
  readonly name: AllLanguages
  /** The path of the client that opens it. */
  readonly path: string
  /** The path of its picture, or what the picture at its own path shows. */
  readonly picture: string | VirtualLook
}

export interface ElectronicGamesDeps {
  readonly venues: Pick<VenueDesk, 'codes'>
  readonly makers: readonly Pick<VenueMaker, 'code' | 'launches'>[]
  /** `null` without virtual sports. */
  readonly virtual: VirtualSports | null
  /** The games beside an anchor that can be launched at the moment; every venue has the rooms. */
  readonly anchorGames: AnchorGames['launched']
}

/** The games of the site's venues, and those that every venue has. */
export function launchableGames({
  makers,
  venues,
  virtual,
  anchorGames,
}: ElectronicGamesDeps): readonly ElectronicGame[] {
  const ofVenues = makers
    .filter(({ code }) => venues.codes.includes(code))
    .flatMap(({ code, launches }) =>
      (launches?.(virtual) ?? []).map(({ look, ...game }) => ({ ...game, venue: code, picture: look })),
    )
  return [...anchorGames().map((game) => ({ ...game, venue: null })), ...ofVenues]
}

/** The drawn picture of a game; `null` when there is none. */
export function launchPicture(games: readonly ElectronicGame[], id: string): string | null {
  const picture = games.find((each) => each.id === id)?.picture
  return picture === undefined || typeof picture === 'string' ? null : virtualPicture(picture)
}
