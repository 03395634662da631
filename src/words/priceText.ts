import { formatOdds, type OrderLeg } from '../../streams/index.ts'

/** A leg's price in the odds format that it was taken in. */
export function priceText({ odds, oddsFormat }: Pick<OrderLeg, 'odds' | 'oddsFormat'>): string {
  return formatOdds(odds, oddsFormat)
}
