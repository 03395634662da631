import type { Leg } from '../../domain/leg.ts'
import type { Odds } from '../../domain/odds.ts'
import type { QuotedLeg } from '../../domain/quote.ts'

/** The difference between the present offer and the agreement. */
export type LegChange = 'none' | 'better' | 'worse' | 'line'

/**
 * Compares a leg's present offer with the agreement. A changed line takes precedence over a changed price.
 */
export function legChange(leg: Leg, now: QuotedLeg | null): LegChange {
  if (now === null) return 'none'
  if (now.line !== leg.choice.line) return 'line'
  if (now.odds === null || now.odds === leg.agreedOdds) return 'none'
  return now.odds > leg.agreedOdds ? 'better' : 'worse'
}

/** The price for display and calculation: the present one, or the agreed one until there is a quote. */
export function presentOdds(leg: Leg, now: QuotedLeg | null): Odds {
  return now?.odds ?? leg.agreedOdds
}
