import { drawNumbers, SERIES, type SeriesId } from '../../../../streams/domain/lottery/series.ts'

/** Platform time of an evening in the year of the horse, 2026-11-20 20:51 in UTC+8. */
export const HORSE = 1_795_179_060_000

/** A fast sequence of numbers, the same for the same seed (mulberry32). */
export function quickDraws(seed: number) {
  let state = seed >>> 0
  return {
    below(n: number): number {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
    },
  }
}

/** Every draw of a series, made from every sequence of numbers that a seed can give. */
export function* allDraws(seriesId: SeriesId): Generator<readonly number[]> {
  const { places, lowest, highest, different } = SERIES[seriesId]
  const count = highest - lowest + 1
  const bounds = Array.from({ length: places }, (_, index) => (different ? count - index : count))
  const total = bounds.reduce((product, bound) => product * bound, 1)
  for (let code = 0; code < total; code += 1) {
    let rest = code
    yield drawNumbers(seriesId, {
      below(n) {
        const value = rest % n
        rest = Math.floor(rest / n)
        return value
      },
    })
  }
}

/** Every way in which these numbers can lie at places of a draw or, from `places` on, outside of it. */
export function* placements(
  numbers: readonly number[],
  all: number,
  taken: readonly number[] = [],
): Generator<readonly number[]> {
  if (taken.length === numbers.length) {
    yield taken
    return
  }
  for (let place = 0; place < all; place += 1) {
    if (!taken.includes(place)) yield* placements(numbers, all, [...taken, place])
  }
}

/** Every ordered way to fill these places with different numbers of a range. */
export function* fillings(
  places: number,
  highest: number,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  if (chosen.length === places) {
    yield chosen
    return
  }
  for (let number = 1; number <= highest; number += 1) {
    if (!chosen.includes(number)) yield* fillings(places, highest, [...chosen, number])
  }
}
