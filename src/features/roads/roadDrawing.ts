import {
  type BeadMark,
  type BigMark,
  type DerivedMark,
  type DerivedRoad,
  lastColumns,
  ROAD_ROWS,
  type Roads,
} from '../../../streams/casino.ts'
import {
  circles,
  gridOf,
  type Labels,
  labelsAt,
  middleOf,
  moved,
  type RoadArea,
  slashes,
} from './roadPaths.ts'

/** The size of the drawing of five roads: bead plate at the left, the big road over the three derived ones. */
export const ROADS_WIDTH = 366
export const ROADS_HEIGHT = 92.25

const BEAD: RoadArea = { x: 0, y: 0, cell: 15, columns: 8 }
const BIG: RoadArea = { x: 120, y: 0, cell: 10.25, columns: 24 }
const SMALL_CELL = 5.125
const SMALL_COLUMNS = 16
const SMALL_Y = 61.5
const DERIVED: Readonly<Record<DerivedRoad, RoadArea>> = {
  bigEye: { x: 120, y: SMALL_Y, cell: SMALL_CELL, columns: SMALL_COLUMNS },
  small: { x: 202, y: SMALL_Y, cell: SMALL_CELL, columns: SMALL_COLUMNS },
  cockroach: { x: 284, y: SMALL_Y, cell: SMALL_CELL, columns: SMALL_COLUMNS },
}

/** How a path is painted; the class of that name has its colour. */
export type RoadPaint =
  | 'grid'
  | 'beadBanker'
  | 'beadPlayer'
  | 'beadTie'
  | 'dotBanker'
  | 'dotPlayer'
  | 'ringBanker'
  | 'ringPlayer'
  | 'tie'
  | 'eyeRed'
  | 'eyeBlue'
  | 'smallRed'
  | 'smallBlue'
  | 'slashRed'
  | 'slashBlue'

export interface RoadPath {
  readonly paint: RoadPaint
  readonly d: string
}

/** What the characters of a text element say. */
export type RoadLabel = 'banker' | 'player' | 'tie' | 'six'

export interface RoadDrawing {
  /** A path for each paint that has marks, so the number of elements does not grow with the shoe. */
  readonly paths: readonly RoadPath[]
  readonly labels: readonly (Labels & { readonly label: RoadLabel })[]
  /** How many ties lie on a place of the big road, from two on. */
  readonly tieCounts: readonly { readonly x: number; readonly y: number; readonly count: number }[]
}

/** The lines between places, which are the same for every table. */
export const ROAD_GRID: string = [BEAD, BIG, ...Object.values(DERIVED)]
  .map((area) => gridOf(area, ROAD_ROWS))
  .join('')

/** Draws the five roads, of each the newest columns (docs/games/casino.md, 4). */
export function drawRoads(roads: Roads, { superSix }: { readonly superSix: boolean }): RoadDrawing {
  const bead = lastColumns(roads.bead, BEAD.columns)
  const big = lastColumns(roads.big, BIG.columns)
  return {
    paths: [...beadPaths(bead), ...bigPaths(big), ...derivedPaths(roads)].filter(({ d }) => d !== ''),
    labels: beadLabels(bead, superSix).filter(({ x }) => x.length > 0),
    tieCounts: big
      .filter(({ ties }) => ties > 1)
      .map((mark) => {
        const { x, y } = middleOf(BIG, mark)
        return { x: x + BIG.cell * 0.27, y: y + BIG.cell * 0.45, count: mark.ties }
      }),
  }
}

function beadPaths(marks: readonly BeadMark[]): readonly RoadPath[] {
  const of = (holds: (mark: BeadMark) => boolean) => marks.filter(holds).map((mark) => middleOf(BEAD, mark))
  const corner = BEAD.cell * 0.31
  const dot = BEAD.cell * 0.135
  return [
    {
      paint: 'beadBanker',
      d: circles(
        of(({ winner }) => winner === 'banker'),
        BEAD.cell * 0.42,
      ),
    },
    {
      paint: 'beadPlayer',
      d: circles(
        of(({ winner }) => winner === 'player'),
        BEAD.cell * 0.42,
      ),
    },
    {
      paint: 'beadTie',
      d: circles(
        of(({ winner }) => winner === 'tie'),
        BEAD.cell * 0.42,
      ),
    },
    {
      paint: 'dotBanker',
      d: circles(
        moved(
          of(({ bankerPair }) => bankerPair),
          { x: -corner, y: -corner },
        ),
        dot,
      ),
    },
    {
      paint: 'dotPlayer',
      d: circles(
        moved(
          of(({ playerPair }) => playerPair),
          { x: corner, y: corner },
        ),
        dot,
      ),
    },
  ]
}

function beadLabels(marks: readonly BeadMark[], superSix: boolean): RoadDrawing['labels'] {
  const labelOf = ({ winner, six }: BeadMark): RoadLabel => (superSix && six ? 'six' : winner)
  return (['banker', 'player', 'tie', 'six'] as const).map((label) => ({
    label,
    ...labelsAt(
      marks.filter((mark) => labelOf(mark) === label).map((mark) => middleOf(BEAD, mark)),
      BEAD.cell * 0.2,
    ),
  }))
}

function bigPaths(marks: readonly BigMark[]): readonly RoadPath[] {
  const of = (holds: (mark: BigMark) => boolean) => marks.filter(holds).map((mark) => middleOf(BIG, mark))
  const radius = BIG.cell * 0.38
  const corner = BIG.cell * 0.32
  const dot = BIG.cell * 0.13
  return [
    {
      paint: 'ringBanker',
      d: circles(
        of(({ side }) => side === 'banker'),
        radius,
      ),
    },
    {
      paint: 'ringPlayer',
      d: circles(
        of(({ side }) => side === 'player'),
        radius,
      ),
    },
    {
      paint: 'tie',
      d: slashes(
        of(({ ties }) => ties > 0),
        BIG.cell * 0.35,
      ),
    },
    {
      paint: 'dotBanker',
      d: circles(
        moved(
          of(({ bankerPair }) => bankerPair),
          { x: -corner, y: -corner },
        ),
        dot,
      ),
    },
    {
      paint: 'dotPlayer',
      d: circles(
        moved(
          of(({ playerPair }) => playerPair),
          { x: corner, y: corner },
        ),
        dot,
      ),
    },
  ]
}

function derivedPaths({ bigEye, small, cockroach }: Roads): readonly RoadPath[] {
  const of = (road: DerivedRoad, marks: readonly DerivedMark[], colour: DerivedMark['colour']) =>
    lastColumns(marks, DERIVED[road].columns)
      .filter((mark) => mark.colour === colour)
      .map((mark) => middleOf(DERIVED[road], mark))
  return [
    { paint: 'eyeRed', d: circles(of('bigEye', bigEye, 'red'), SMALL_CELL * 0.35) },
    { paint: 'eyeBlue', d: circles(of('bigEye', bigEye, 'blue'), SMALL_CELL * 0.35) },
    { paint: 'smallRed', d: circles(of('small', small, 'red'), SMALL_CELL * 0.42) },
    { paint: 'smallBlue', d: circles(of('small', small, 'blue'), SMALL_CELL * 0.42) },
    { paint: 'slashRed', d: slashes(of('cockroach', cockroach, 'red'), SMALL_CELL * 0.35) },
    { paint: 'slashBlue', d: slashes(of('cockroach', cockroach, 'blue'), SMALL_CELL * 0.35) },
  ]
}
