import type { SlipKind } from '../../domain/blockReason.ts'
import type { VenueRules } from '../../venues/venue.ts'

/** One bet per leg, one fold of all legs, or any series of them. */
export const SLIP_KINDS = ['single', 'parlay', 'system'] as const satisfies readonly SlipKind[]

/** The kinds of bet that a venue offers, in display order. */
export function slipKinds({ parlay }: Pick<VenueRules, 'parlay'>): readonly SlipKind[] {
  if (parlay === null) return ['single']
  return parlay.systems ? SLIP_KINDS : ['single', 'parlay']
}
