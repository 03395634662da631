const ODDS_SCALE = 100_000
const PERCENT_SCALE = 10_000

/** Odds as they are, without zeros at the end. */
export function oddsText(odds: number): string {
  return String(odds / ODDS_SCALE)
}

/** A return to player, cut to two decimals so that none is shown higher than it is. */
export function rtpText(millionths: number): string {
  return `${(Math.floor(millionths / (PERCENT_SCALE / 100)) / 100).toFixed(2)}%`
}
