import { ODDS_SCALE, oddsFromScaled } from './odds.ts'
import type { Odds } from './odds.ts'

/** A hundredth of European odds, in scaled units. */
const HUNDREDTH = ODDS_SCALE / 100

/** Steps of the display ladder in hundredths; each band begins at `from`. */
const BANDS = [
  { from: 3000, step: 500 },
  { from: 2000, step: 100 },
  { from: 1000, step: 50 },
  { from: 250, step: 5 },
  { from: 101, step: 1 },
] as const

/** The only endings, in hundredths, of prices between 5 and 10. */
const ENDINGS_FROM_5_TO_10 = [70, 50, 20, 0] as const

/**
 * Steps a European price down to the display ladder: 1.01–2.50 by 0.01, 2.50–5 by 0.05, 5–10 to the endings
 * .0 .2 .5 .7, 10–20 by 0.5, 20–30 by 1, from 30 by 5. Malay, Indonesian, American and British prices are
 * computed from it (docs/betting.md, 1.2). A price below 1.01 is not stepped.
 */
export function steppedOdds(odds: Odds): Odds {
  const hundredths = Math.floor(odds / HUNDREDTH)
  const stepped = stepDown(hundredths)
  return (stepped === null ? null : oddsFromScaled(stepped * HUNDREDTH)) ?? odds
}

function stepDown(hundredths: number): number | null {
  if (hundredths >= 500 && hundredths < 1000) {
    const ending = ENDINGS_FROM_5_TO_10.find((candidate) => candidate <= hundredths % 100) ?? 0
    return hundredths - (hundredths % 100) + ending
  }
  const band = BANDS.find(({ from }) => hundredths >= from)
  return band === undefined ? null : hundredths - (hundredths % band.step)
}
