import { ODDS_SCALE } from './odds.ts'
import type { Odds } from './odds.ts'

/** Conventional fractions that are not on the ladder. Between two steps there is at most one. */
const CONVENTIONAL: readonly (readonly [num: number, den: number])[] = [
  [1, 66],
  [1, 40],
  [1, 33],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 11],
  [1, 9],
  [1, 8],
  [2, 15],
  [1, 7],
  [2, 13],
  [1, 6],
  [2, 11],
  [2, 9],
  [2, 7],
  [1, 3],
  [4, 11],
  [4, 9],
  [8, 15],
  [4, 7],
  [8, 13],
  [2, 3],
  [8, 11],
  [5, 6],
  [10, 11],
  [20, 21],
  [11, 8],
  [13, 8],
  [15, 8],
  [10, 3],
  [33, 1],
  [40, 1],
  [50, 1],
  [66, 1],
  [80, 1],
  [100, 1],
]

/**
 * The profit of a stake of 1 as a fraction (docs/betting.md, 1.2): a conventional one if it lies between the
 * stepped and the offered price, else the stepped price reduced. So 1.834 is 5/6, 1.95 is 19/20, and 1.909
 * is 9/10, because 10/11 would be better than offered.
 */
export function britishFraction(stepped: Odds, offered: Odds): string {
  const fits = ([num, den]: readonly [number, number]): boolean =>
    num * ODDS_SCALE >= den * (stepped - ODDS_SCALE) && num * ODDS_SCALE <= den * (offered - ODDS_SCALE)
  const known = CONVENTIONAL.find(fits)
  if (known !== undefined) return `${known[0]}/${known[1]}`
  const divisor = greatestCommonDivisor(stepped - ODDS_SCALE, ODDS_SCALE)
  return `${(stepped - ODDS_SCALE) / divisor}/${ODDS_SCALE / divisor}`
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
