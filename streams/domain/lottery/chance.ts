import { ODDS_SCALE } from '../odds.ts'

/** A chance as an exact fraction: `ways` of `of` results that come equally often. */
export interface Chance {
  readonly ways: number
  readonly of: number
}

/** The return of every play × 1 000 000, before the odds are cut (docs/games/lottery.md, 4). */
export const RETURN_PER_MILLION = 975_000

const RETURN_SCALED = (RETURN_PER_MILLION * ODDS_SCALE) / 1_000_000

/** The odds of a note, European × 100 000: 0.975 / chance, cut to five decimals. */
export function oddsOfChance({ ways, of }: Chance): number {
  return Math.floor((RETURN_SCALED * of) / ways)
}

/** How many ways there are to choose `size` of `count`. */
export function combinations(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let ways = 1
  for (let index = 1; index <= size; index += 1) ways = (ways * (count - size + index)) / index
  return ways
}

/** The number of ways to each sum of `numbers` numbers from the same range, by sum. */
export function waysToSums(numbers: number, lowest: number, highest: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (let index = 0; index < numbers; index += 1) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) {
      for (let value = lowest; value <= highest; value += 1) {
        next.set(sum + value, (next.get(sum + value) ?? 0) + count)
      }
    }
    ways = next
  }
  return ways
}
