/** Section 4 of docs/games/casino.md, computed a second time. */
type Place = readonly [column: number, row: number]

const ROWS = 6

export const winsOf = (sequence: string): string => sequence.replaceAll('T', '')

/** Places of marks of two kinds, each kind a streak: of the big road and of the derived ones. */
export function placesOf(marks: string): readonly Place[] {
  const taken = new Set<string>()
  const isFree = ([column, row]: Place) => row < ROWS && !taken.has(`${column},${row}`)
  const places: Place[] = []
  let start = -1
  let turned = false
  for (const [index, mark] of Array.from(marks).entries()) {
    const [column, row] = places.at(-1) ?? [0, 0]
    let place: Place
    if (mark === marks[index - 1]) {
      turned ||= !isFree([column, row + 1])
      place = turned ? [column + 1, row] : [column, row + 1]
    } else {
      turned = false
      do start += 1
      while (!isFree([start, 0]))
      place = [start, 0]
    }
    if (!isFree(place)) throw new Error(`${place.join(',')} is taken`)
    taken.add(place.join(','))
    places.push(place)
  }
  return places
}

/** Marks of a derived road, R and B, by comparing with the cells to the left instead of lengths. */
export function marksOf(sequence: string, k: number): string {
  const lengths: number[] = []
  let marks = ''
  const wins = winsOf(sequence)
  /** Whether the column of the streak before has a cell at this row, from 1. */
  const has = (streak: number, row: number) => (lengths[streak] ?? 0) >= row
  for (const [index, win] of Array.from(wins).entries()) {
    const same = win === wins[index - 1]
    if (same) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else lengths.push(1)
    const streak = lengths.length - 1
    if (same && streak - k >= 0) {
      const row = lengths[streak] ?? 0
      marks += has(streak - k, row) === has(streak - k, row - 1) ? 'R' : 'B'
    } else if (!same && streak - 1 - k >= 0) {
      // What the streak before would have been given, had it gone on, and the opposite of it.
      const row = (lengths[streak - 1] ?? 0) + 1
      marks += has(streak - 1 - k, row) === has(streak - 1 - k, row - 1) ? 'B' : 'R'
    }
  }
  return marks
}

/** Marks of a road by streak, as one reads its columns without tails. */
export const streaksOf = (marks: string): readonly string[] => marks.match(/R+|B+|P+/g) ?? []
