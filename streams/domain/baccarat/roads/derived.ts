/** The derived roads with the distance k of the streaks that each compares (docs/games/casino.md, 4.2). */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const

export type DerivedRoad = keyof typeof DERIVED_ROADS

/** Red is regular and blue irregular; neither is a side. */
export type Colour = 'red' | 'blue'

/** The marks of a derived road in order, from the lengths of the streaks of wins. */
export function derivedColours(lengths: readonly number[], k: number): readonly Colour[] {
  return lengths.flatMap((length, streak) => {
    const compared = lengths[streak - k]
    return [
      ...firstOfStreak(lengths[streak - 1], lengths[streak - 1 - k]),
      ...(compared === undefined
        ? []
        : Array.from({ length: length - 1 }, (_, index) => colour(index + 2 !== compared + 1))),
    ]
  })
}

/** The mark of a win that begins a streak. */
function firstOfStreak(before: number | undefined, compared: number | undefined): readonly Colour[] {
  return before === undefined || compared === undefined ? [] : [colour(before === compared)]
}

function colour(regular: boolean): Colour {
  return regular ? 'red' : 'blue'
}
