import { formatOdds, oddsDisplayOf, type OrderLeg } from '../../streams/index.ts'

/** A leg's price in the odds format that it was taken in. */
export function priceText({
  odds,
  oddsFormat,
  sport,
}: Pick<OrderLeg, 'odds' | 'oddsFormat' | 'sport'>): string {
  return formatOdds(odds, oddsFormat, oddsDisplayOf(sport))
}
