import { type Colour, DERIVED_ROADS, derivedColours, type DerivedRoad } from './derived.ts'
import { type Place, placesOf, ROAD_ROWS, streakLengths } from './layout.ts'
import { type History, type Outcome, outcomeOf, type Side } from './outcome.ts'

/** A round on the bead plate, ties included. */
export type BeadMark = Place & Outcome

/** A win on the big road. */
export interface BigMark extends Place {
  /** `null` for ties before the first win, while there is none. */
  readonly side: Side | null
  /** The number of ties that came after this win, and of the first win also before it. */
  readonly ties: number
  readonly bankerPair: boolean
  readonly playerPair: boolean
}

export interface DerivedMark extends Place {
  readonly colour: Colour
}

/** The five roads of a shoe (docs/games/casino.md, 4); the marks of each in the order in which they came. */
export interface Roads extends Readonly<Record<DerivedRoad, readonly DerivedMark[]>> {
  readonly bead: readonly BeadMark[]
  readonly big: readonly BigMark[]
}

/** The roads of the whole history; which columns are shown is left to `lastColumns`. */
export function roadsOf(history: History): Roads {
  const outcomes = history.map(outcomeOf)
  const lengths = streakLengths(winsOf(outcomes))
  const derived = (road: DerivedRoad): readonly DerivedMark[] => {
    const colours = derivedColours(lengths, DERIVED_ROADS[road])
    return placed(
      placesOf(streakLengths(colours)),
      colours.map((colour) => ({ colour })),
    )
  }
  return {
    bead: outcomes.map((outcome, index) => ({ ...outcome, ...beadPlace(index) })),
    big: bigRoad(outcomes, placesOf(lengths)),
    bigEye: derived('bigEye'),
    small: derived('small'),
    cockroach: derived('cockroach'),
  }
}

/** What each derived road would add if the next win were this side's; `null` where it would add nothing. */
export function askRoads(history: History, side: Side): Readonly<Record<DerivedRoad, Colour | null>> {
  const wins = winsOf(history.map(outcomeOf))
  const before = streakLengths(wins)
  const after = streakLengths([...wins, side])
  const added = (road: DerivedRoad): Colour | null => {
    const k = DERIVED_ROADS[road]
    return derivedColours(after, k)[derivedColours(before, k).length] ?? null
  }
  return { bigEye: added('bigEye'), small: added('small'), cockroach: added('cockroach') }
}

/** The wins without the ties, in order. */
export function winsOf(outcomes: readonly Outcome[]): readonly Side[] {
  return outcomes.flatMap(({ winner }) => (winner === 'tie' ? [] : [winner]))
}

function beadPlace(index: number): Place {
  return { column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS }
}

function bigRoad(outcomes: readonly Outcome[], places: readonly Place[]): readonly BigMark[] {
  const marks: Omit<BigMark, 'column' | 'row'>[] = []
  let early = 0
  for (const { winner, bankerPair, playerPair } of outcomes) {
    if (winner !== 'tie') {
      marks.push({ side: winner, ties: marks.length === 0 ? early : 0, bankerPair, playerPair })
      continue
    }
    const last = marks.pop()
    if (last === undefined) early += 1
    else marks.push({ ...last, ties: last.ties + 1 })
  }
  if (marks.length > 0) return placed(places, marks)
  return early === 0
    ? []
    : [{ side: null, ties: early, bankerPair: false, playerPair: false, column: 0, row: 0 }]
}

function placed<T>(places: readonly Place[], marks: readonly T[]): readonly (T & Place)[] {
  return places.flatMap((place, index) =>
    marks.slice(index, index + 1).map((mark) => ({ ...mark, ...place })),
  )
}
