import type { LegOutcome, Order } from '../domain/order.ts'

/**
 * The outcome of a series by the result that the venue names. Venues have no number for a series that was won or lost
 * in part: it has that of a half win or half loss, or none if there are several combinations.
 */
export function seriesOutcome(named: LegOutcome | null, combinations: number): Order['outcome'] {
  if (named === 'halfWin' || named === 'halfLose') return 'part'
  return named ?? (combinations > 1 ? 'part' : null)
}
