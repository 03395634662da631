import { map, of, switchMap } from 'rxjs'
import { ok } from '../domain/result.ts'
import type { SlipLink } from '../domain/slipLink.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Venue } from '../venues/venue.ts'
import { createLinkedSlip, type LinkedSlip, type LinkedSlipDeps } from '../views/slipLink/linkedSlip.ts'
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
  const sports = withVirtual(venue)
  return {
    venue: venue.code,
    open: (screen, link) => createLinkedSlip(screen, { venue: venue.code, sports, slip }, link),
  }
}

/** A link does not say which of its matches are virtual: what the sports do not have is asked for there. */
export function withVirtual({
  sports,
  virtual,
}: Pick<Venue, 'sports' | 'virtual'>): LinkedSlipDeps['sports'] {
  if (virtual === undefined) return sports
  return {
    match: (matchId) =>
      sports.match(matchId).pipe(
        switchMap((answer) => {
          if (answer.ok || answer.error.type !== 'refusal') return of(answer)
          return virtual
            .match(matchId)
            .pipe(map((found) => (found.ok ? ok({ ...found.value, value: found.value.value.match }) : found)))
        }),
      ),
    markets: (matchId) =>
      sports.markets(matchId).pipe(
        switchMap((answer) => {
          const there = answer.ok ? answer.value.value.length > 0 : answer.error.type !== 'refusal'
          return there ? of(answer) : virtual.markets(matchId)
        }),
      ),
  }
}
