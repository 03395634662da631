import type { Leg } from '../../domain/leg.ts'
import type { Odds } from '../../domain/odds.ts'
import type { QuotedLeg } from '../../domain/quote.ts'

/** How the venue's present offer differs from what the member agreed to. */
export type LegChange = 'none' | 'better' | 'worse' | 'line'

/** What the venue offers for a leg now, against the agreement. A line goes before a price. */
export function legChange(leg: Leg, now: QuotedLeg | null): LegChange {
  if (now === null) return 'none'
  if (now.line !== leg.choice.line) return 'line'
  if (now.odds === null || now.odds === leg.agreedOdds) return 'none'
  return now.odds > leg.agreedOdds ? 'better' : 'worse'
}

/** The price to show and to count with: the present one, or the agreed one until there is a quote. */
export function presentOdds(leg: Leg, now: QuotedLeg | null): Odds {
  return now?.odds ?? leg.agreedOdds
}
