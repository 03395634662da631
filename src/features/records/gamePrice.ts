/** European odds × 100 000. */
const SCALED_HUNDREDTH = 1000

/** The price of a bet as the lists of all games show it: two decimals, cut off; empty where it has none. */
export function gamePrice(odds: number | null): string {
  return odds === null ? '' : (Math.floor(odds / SCALED_HUNDREDTH) / 100).toFixed(2)
}
