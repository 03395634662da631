type SetNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20)
  | (21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40)

/** A set; also a game, a frame, an inning or a round. */
export type SetWord = `set${SetNumber}`

export function forEachSet<T>(valueOf: (set: SetNumber, word: SetWord) => T): readonly T[] {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1) as readonly SetNumber[]
  return numbers.map((set) => valueOf(set, `set${set}`))
}
