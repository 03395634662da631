/** Rows of every road. */
export const ROAD_ROWS = 6

/** From 0, to the right and down. */
export interface Place {
  readonly column: number
  readonly row: number
}

/**
 * The places of streaks of these lengths, one for each mark (docs/games/casino.md, 4.1). A streak goes down; where the
 * next row is the seventh or its place is taken it turns right and stays on its row.
 */
export function placesOf(lengths: readonly number[]): readonly Place[] {
  const taken = new Set<number>()
  const places: Place[] = []
  let start = -1
  for (const length of lengths) {
    do start += 1
    while (taken.has(start * ROAD_ROWS))
    let column = start
    let row = 0
    let turned = false
    for (let index = 0; index < length; index += 1) {
      if (index > 0) {
        turned ||= row === ROAD_ROWS - 1 || taken.has(column * ROAD_ROWS + row + 1)
        if (turned) column += 1
        else row += 1
      }
      taken.add(column * ROAD_ROWS + row)
      places.push({ column, row })
    }
  }
  return places
}

/** The lengths of the streaks of equal marks. */
export function streakLengths(marks: readonly string[]): readonly number[] {
  const lengths: number[] = []
  for (const [index, mark] of marks.entries()) {
    if (index > 0 && marks[index - 1] === mark) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return lengths
}

/** The last columns of a road, moved to begin at 0: the oldest columns of a full road are cut. */
export function lastColumns<T extends Place>(marks: readonly T[], columns: number): readonly T[] {
  const used = marks.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const cut = Math.max(0, used - columns)
  if (cut === 0) return marks
  return marks.filter(({ column }) => column >= cut).map((mark) => ({ ...mark, column: mark.column - cut }))
}
