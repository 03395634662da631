/** European odds × 100 000 as an integer: 1.95 is 195000. Odds are stored and compared in this form only. */
export type Odds = number & { readonly odds: unique symbol }

export const ODDS_SCALE = 100_000

/** The display formats. Venues have numbers of their own for them. */
export const ODDS_FORMATS = ['europe', 'hk', 'malay', 'indonesian', 'american', 'british'] as const

export type OddsFormat = (typeof ODDS_FORMATS)[number]

/**
 * Odds from a scaled integer; `null` unless it is a safe integer above 1.0, because lower odds cannot win
 * (docs/betting.md, 1).
 */
export function oddsFromScaled(value: number): Odds | null {
  return Number.isSafeInteger(value) && value > ODDS_SCALE ? (value as Odds) : null
}
