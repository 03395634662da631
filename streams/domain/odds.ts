/** European odds × 100 000 as an integer: 1.95 is 195000. The one form in which odds travel and compare. */
export type Odds = number & { readonly odds: unique symbol }

export const ODDS_SCALE = 100_000

/** Names of the display formats. A venue's numbers for them stay in the venue's folder. */
export const ODDS_FORMATS = ['europe', 'hk', 'malay', 'indonesian', 'american', 'british'] as const

export type OddsFormat = (typeof ODDS_FORMATS)[number]

/**
 * Odds from a scaled integer; `null` unless it is a safe integer above 1.0 (a selection is open only with
 * odds that can win; specification, platform part, 5).
 */
export function oddsFromScaled(value: number): Odds | null {
  return Number.isSafeInteger(value) && value > ODDS_SCALE ? (value as Odds) : null
}
