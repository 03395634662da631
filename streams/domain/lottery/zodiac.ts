import { dayBegins } from '../calendar.ts'
import { range, SERIES } from './series.ts'

/** The signs of the zodiac, 1 rat to 12 pig. */
export const SIGNS = 12

const DAY_MS = 86_400_000

const beginning = (year: number, month: number, day: number): number =>
  dayBegins(Date.UTC(year, month - 1, day) / DAY_MS)

/** When lunar years begin, with their signs (docs/games/lottery.md, 3). */
const LUNAR_YEARS: readonly { readonly from: number; readonly sign: number }[] = [
  { from: beginning(2026, 2, 17), sign: 7 },
  { from: beginning(2027, 2, 6), sign: 8 },
  { from: beginning(2028, 1, 26), sign: 9 },
  { from: beginning(2029, 2, 13), sign: 10 },
  { from: beginning(2030, 2, 3), sign: 11 },
  { from: beginning(2031, 1, 23), sign: 12 },
]
const TABLE_ENDS = beginning(2032, 2, 11)

/** The sign of the lunar year at this time; `null` before and after the table of years. */
export function yearSign(at: number): number | null {
  if (at >= TABLE_ENDS) return null
  return LUNAR_YEARS.findLast(({ from }) => from <= at)?.sign ?? null
}

/** The sign of a number of mark six in a year with this sign. */
export function signOf(number: number, ofYear: number): number {
  const back = (ofYear - number) % SIGNS
  return ((back + SIGNS) % SIGNS) + 1
}

/** The numbers of mark six with this sign, in a year with that one. */
export function numbersOfSign(sign: number, ofYear: number): readonly number[] {
  return range(SERIES[6].lowest, SERIES[6].highest).filter((number) => signOf(number, ofYear) === sign)
}
