/** `ComboSelection` of a single. */
export const IMTY_SINGLE = 0

const MIN_SIZE = 2
const MAX_LEGS = 10
/** 9 is all combinations of two legs, and so on to 17. */
const FOLDS = 9
/** 1 is the cover of three legs, and so on to 8. */
const COVERS = 1
const MIN_COVER_LEGS = 3

/** Which combinations of its legs a wager consists of: all those of each size. */
export interface ImtyCombinations {
  readonly legs: number
  /** Ascending. */
  readonly sizes: readonly number[]
}

/** The number of these combinations; `null` if the venue has none (docs/venues/imty.md, 2.5). */
export function imtyComboSelection({ legs, sizes }: ImtyCombinations): number | null {
  const [size = 0] = sizes
  if (legs === 1) return sizes.length === 1 && size === 1 ? IMTY_SINGLE : null
  if (legs > MAX_LEGS) return null
  if (sizes.length === 1) return size >= MIN_SIZE && size <= legs ? FOLDS + size - MIN_SIZE : null
  const covers =
    legs >= MIN_COVER_LEGS && sizes.length === legs - 1 && sizes.every((each, at) => each === MIN_SIZE + at)
  return covers ? COVERS + legs - MIN_COVER_LEGS : null
}

/** The combinations of a number on this many legs; `null` if the venue does not offer it. */
export function imtyCombinations(number: number, legs: number): ImtyCombinations | null {
  if (number === IMTY_SINGLE) return legs === 1 ? { legs, sizes: [1] } : null
  const sizes =
    number >= FOLDS
      ? [number - FOLDS + MIN_SIZE]
      : Array.from({ length: Math.max(0, legs - 1) }, (_, index) => MIN_SIZE + index)
  return Number.isInteger(number) && imtyComboSelection({ legs, sizes }) === number ? { legs, sizes } : null
}
