import { QUARTERS_PER_UNIT } from '../market.ts'

/** The chances of 0, 1, 2 …; they sum to one. */
export type Counts = readonly number[]

/** The chances of whole numbers from `from` on. */
export interface Spread {
  readonly from: number
  readonly chances: readonly number[]
}

/** The total of `tries` tries that each add one of these counts. */
export function repeated(tries: number, each: Counts): Counts {
  let sum: Counts = [1]
  for (let index = 0; index < tries; index += 1) sum = added(sum, each)
  return sum
}

function added(one: Counts, other: Counts): Counts {
  const chances = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, chance] of one.entries()) {
    for (const [j, next] of other.entries()) chances[i + j] = (chances[i + j] ?? 0) + chance * next
  }
  return chances
}

export function totalOf(home: Counts, away: Counts): Spread {
  return { from: 0, chances: added(home, away) }
}

/** Home − away. */
export function leadOf(home: Counts, away: Counts): Spread {
  return { from: 1 - away.length, chances: added(home, [...away].reverse()) }
}

/** The sum of two numbers that do not depend on each other. */
export function sumOf(one: Spread, other: Spread): Spread {
  return { from: one.from + other.from, chances: added(one.chances, other.chances) }
}

/** The chance of the values for which this holds. */
export function chanceWhere({ from, chances }: Spread, holds: (value: number) => boolean): number {
  return chances.reduce((sum, chance, index) => (holds(from + index) ? sum + chance : sum), 0)
}

/**
 * The chances to be above and below a bound in quarters, disregarding returned stakes; a margin of one quarter counts
 * half (docs/betting.md, 3.2).
 */
export function aroundBound(
  spread: Spread,
  bound: number,
): { readonly above: number; readonly below: number } {
  let above = 0
  let below = 0
  for (const [index, chance] of spread.chances.entries()) {
    const margin = QUARTERS_PER_UNIT * (spread.from + index) - bound
    const weighed = Math.abs(margin) === 1 ? chance / 2 : chance
    if (margin > 0) above += weighed
    else if (margin < 0) below += weighed
  }
  return { above: above / (above + below), below: below / (above + below) }
}

/** The possible bounds of a market, quarters. */
export interface BoundGrid {
  readonly step: number
  readonly offset: number
  readonly lowest: number
  readonly highest: number
}

/** The most balanced bound and its neighbours, above and below by turns; of two equally balanced the higher one. */
export function boundsAround(spread: Spread, grid: BoundGrid, count: number): readonly number[] {
  const first = Math.ceil((grid.lowest - grid.offset) / grid.step)
  const last = Math.floor((grid.highest - grid.offset) / grid.step)
  const overHalf = (place: number): number => aroundBound(spread, place * grid.step + grid.offset).above - 0.5
  let low = first
  let high = last
  // The chance decreases with the bound, so a binary search finds the first one that is not above one half.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (overHalf(middle) > 0) low = middle + 1
    else high = middle
  }
  const main = low > first && Math.abs(overHalf(low - 1)) < Math.abs(overHalf(low)) ? low - 1 : low
  const places = [main]
  for (let away = 1; places.length < count && away <= last - first; away += 1) {
    places.push(...[main + away, main - away].filter((place) => place >= first && place <= last))
  }
  return places.slice(0, count).map((place) => place * grid.step + grid.offset)
}
