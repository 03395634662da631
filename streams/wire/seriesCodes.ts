/** The number of a single. */
export const SINGLE_SERIES_CODE = 1

const FOLD = 1000
const MIN_LEGS = 2
const MAX_LEGS = 10

/** The number of a cover, by its legs. */
const COVERS: ReadonlyMap<number, number> = new Map([
  [3, 3004],
  [4, 40011],
  [5, 50026],
  [6, 60057],
  [7, 700120],
  [8, 800247],
  [9, 900502],
  [10, 10001013],
])

/** The sizes of the combinations of a bet on `legs` legs. */
export interface Combinations {
  readonly legs: number
  readonly sizes: readonly number[]
}

/** The number (`seriesType`) of these combinations; `null` if the venue has none. */
export function seriesCodeOf({ legs, sizes }: Combinations): number | null {
  const [size = 0] = sizes
  if (sizes.length === 1) {
    if (legs === 1) return size === 1 ? SINGLE_SERIES_CODE : null
    return size >= MIN_LEGS && size <= Math.min(legs, MAX_LEGS) ? size * FOLD + 1 : null
  }
  const covers = sizes.length === legs - 1 && sizes.every((each, index) => each === MIN_LEGS + index)
  return covers ? (COVERS.get(legs) ?? null) : null
}

/** The combinations of a number on this many legs; `null` if the venue does not offer it. */
export function seriesNumbered(code: number, legs: number): Combinations | null {
  if (code === SINGLE_SERIES_CODE) return { legs: 1, sizes: [1] }
  if (COVERS.get(legs) === code) {
    return { legs, sizes: Array.from({ length: legs - 1 }, (_, index) => MIN_LEGS + index) }
  }
  const fold: Combinations = { legs, sizes: [(code - 1) / FOLD] }
  return legs <= MAX_LEGS && Number.isInteger(fold.sizes[0]) && seriesCodeOf(fold) === code ? fold : null
}
