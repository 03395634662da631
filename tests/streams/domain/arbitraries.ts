import fc from 'fast-check'
import { line } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, MarketSpec } from '../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { type LegOutcome, PLAYED_OUTCOMES, VOID_OUTCOMES } from '../../../streams/domain/order.ts'

/** Odds from a decimal number: `odds(1.95)`. */
export function odds(decimal: number): Odds {
  const scaled = oddsFromScaled(Math.round(decimal * 100_000))
  if (scaled === null) throw new Error(`${decimal} is no price`)
  return scaled
}

/** A line from a decimal number: `quarters(-0.75)`. */
export function quarters(decimal: number): Line {
  return line(decimal * 4)
}

export function spec(kind: MarketKind): MarketSpec {
  return { kind, stat: 'goals', period: 'match' }
}

const scaledOdds = (min: number, max: number): fc.Arbitrary<Odds> =>
  fc.integer({ min, max }).map((scaled) => odds(scaled / 100_000))

/** Any price that a venue may send, from favourites to long shots. */
export const anyOdds = fc.oneof(
  scaledOdds(100_001, 300_000),
  scaledOdds(100_001, 2_000_000),
  scaledOdds(100_001, 100_000_000),
)

/** Prices that the ladder covers: 1.01 and above. */
export const ladderOdds = fc.oneof(
  scaledOdds(101_000, 300_000),
  scaledOdds(101_000, 2_000_000),
  scaledOdds(101_000, 35_500_000),
)

export const OUTCOMES: readonly LegOutcome[] = [...PLAYED_OUTCOMES, ...VOID_OUTCOMES]

export const anyOutcome = fc.constantFrom(...OUTCOMES)

export const anyLine = fc.integer({ min: -48, max: 48 }).map(line)

export const anyGoals = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }))
