import { normalBelow } from './normal.ts'

/** The distribution of a count: chances of 0, 1, 2 … They sum to one. */
export type Counts = readonly number[]

/** Poisson chances up to `most`, with the tail added to the last. */
export function poisson(mean: number, most: number): Counts {
  const chances: number[] = []
  let chance = Math.exp(-mean)
  let sum = 0
  for (let count = 0; count < most; count += 1) {
    chances.push(chance)
    sum += chance
    chance *= mean / (count + 1)
  }
  chances.push(Math.max(0, 1 - sum))
  return chances
}

/** The distribution of an integer that may be negative: `chances[i]` is the chance of `from + i`. */
export interface Spread {
  readonly from: number
  readonly chances: readonly number[]
}

/** The distribution of home minus away, for two independent counts. */
export function differenceOf(home: Counts, away: Counts): Spread {
  const from = 1 - away.length
  const chances = new Array<number>(home.length + away.length - 1).fill(0)
  for (let h = 0; h < home.length; h += 1) {
    for (let a = 0; a < away.length; a += 1) {
      const place = h - a - from
      chances[place] = (chances[place] ?? 0) + (home[h] ?? 0) * (away[a] ?? 0)
    }
  }
  return { from, chances }
}

/** The distribution of the sum of two independent numbers. */
export function sumOf(a: Spread, b: Spread): Spread {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0)
  for (let i = 0; i < a.chances.length; i += 1) {
    const chance = a.chances[i] ?? 0
    for (let j = 0; j < b.chances.length; j += 1) {
      chances[i + j] = (chances[i + j] ?? 0) + chance * (b.chances[j] ?? 0)
    }
  }
  return { from: a.from + b.from, chances }
}

/** The weighted sum of two distributions. A weight of -1 removes a part. */
export function mixed(a: Spread, weightA: number, b: Spread, weightB: number): Spread {
  const from = Math.min(a.from, b.from)
  const to = Math.max(a.from + a.chances.length, b.from + b.chances.length)
  return {
    from,
    chances: Array.from({ length: to - from }, (_, index) =>
      Math.max(0, weightA * chanceOf(a, from + index) + weightB * chanceOf(b, from + index)),
    ),
  }
}

/** The chance that a number is above a bound. */
export function chanceAbove({ from, chances }: Spread, bound: number): number {
  let sum = 0
  for (const [index, chance] of chances.entries()) if (from + index > bound) sum += chance
  return sum
}

export function chanceOf({ from, chances }: Spread, value: number): number {
  return chances[value - from] ?? 0
}

/** The normal approximation for large means, as chances of integers. */
export function normalSpread(mean: number, deviation: number): Spread {
  const from = Math.floor(mean - 5 * deviation) - 1
  const to = Math.ceil(mean + 5 * deviation) + 1
  const chances: number[] = []
  let below = 0
  for (let value = from; value <= to; value += 1) {
    const upTo = normalBelow((value + 0.5 - mean) / deviation)
    chances.push(Math.max(0, upTo - below))
    below = upTo
  }
  return { from, chances }
}
