import type { SlipKind } from '../../domain/blockReason.ts'
import type { VenueRules } from '../../venues/venue.ts'
import { SLIP_KINDS } from './slip.ts'

/** The kinds of bet that a venue offers, in display order. */
export function slipKinds({ parlay }: Pick<VenueRules, 'parlay'>): readonly SlipKind[] {
  if (parlay === null) return ['single']
  return parlay.systems ? SLIP_KINDS : ['single', 'parlay']
}
