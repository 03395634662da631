import type { SlipLink } from '../domain/slipLink.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkedSlip, type LinkedSlip } from '../views/slipLink/linkedSlip.ts'
import type { VenueCore } from './venueCore.ts'

/** The screen of a slip that an address holds. */
export interface SlipLinkStreams {
  readonly venue: string
  open(screen: Scope, link: SlipLink): LinkedSlip
}

export function slipLinkStreams(
  _scope: Scope,
  { venue, slip }: Pick<VenueCore, 'venue' | 'slip'>,
): SlipLinkStreams {
  return {
    venue: venue.code,
    open: (screen, link) => createLinkedSlip(screen, { venue: venue.code, sports: venue.sports, slip }, link),
  }
}
