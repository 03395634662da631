import type { Place } from '../../../../streams/domain/baccarat/roads/layout.ts'

const ROWS = 6

/** Draws a road mark by mark, as it is done at a table: each place is chosen without knowing what comes. */
export function drawnOneByOne(marks: readonly string[]): readonly Place[] {
  const grid = new Set<string>()
  const isFree = (column: number, row: number): boolean => row < ROWS && !grid.has(`${column},${row}`)
  const places: Place[] = []
  let start = -1
  for (const [index, mark] of marks.entries()) {
    const last = places.at(-1)
    const before = places.at(-2)
    let place: Place
    if (last === undefined || marks[index - 1] !== mark) {
      start += 1
      while (!isFree(start, 0)) start += 1
      place = { column: start, row: 0 }
    } else {
      // Two marks of a streak beside each other are its tail.
      const tail = before !== undefined && marks[index - 2] === mark && before.row === last.row
      place =
        !tail && isFree(last.column, last.row + 1)
          ? { column: last.column, row: last.row + 1 }
          : { column: last.column + 1, row: last.row }
    }
    grid.add(`${place.column},${place.row}`)
    places.push(place)
  }
  return places
}

/**
 * The marks of a derived road by looking at places, as players do: beside the win, k columns to the left, there is a
 * win (R), or one ends just above (B), or nothing for at least two rows (R). A new column compares the two before it.
 */
export function derivedByPlaces(wins: string, k: number): string {
  const columns: number[] = []
  let marks = ''
  for (const [index, win] of Array.from(wins).entries()) {
    if (index > 0 && wins[index - 1] === win) {
      const row = columns.at(-1) ?? 0
      columns[columns.length - 1] = row + 1
      const beside = columns.at(-1 - k)
      if (beside !== undefined) marks += beside > row || beside < row ? 'R' : 'B'
    } else {
      const [one, other] = [columns.at(-1), columns.at(-1 - k)]
      if (one !== undefined && other !== undefined) marks += one === other ? 'R' : 'B'
      columns.push(1)
    }
  }
  return marks
}
