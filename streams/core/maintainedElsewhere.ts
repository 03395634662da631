import { combineStates } from '../kernel/combineStates.ts'
import type { State$ } from '../kernel/state.ts'
import type { Exits } from '../link/exits.ts'
import { registeredVenue, type VenueRegistry } from '../venues/registry.ts'

interface ElsewhereDeps {
  readonly exits: Pick<Exits, 'maintained$'>
  readonly registry: VenueRegistry
  /** The present venue. */
  readonly code$: State$<string>
}

/**
 * What the last maintenance was of, if not of the present venue: a product, such as the casino, or the venue that lists
 * the lotteries. `null` for the present venue, by whichever of its codes it was launched.
 */
export function createMaintainedElsewhere$({ exits, registry, code$ }: ElsewhereDeps): State$<string | null> {
  return combineStates({ launched: exits.maintained$, present: code$ }, ({ launched, present }) =>
    launched === null || registeredVenue(registry, launched)?.code === present ? null : launched,
  )
}
