import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawRoads,
  type RoadDrawing,
  ROADS_HEIGHT,
  ROADS_WIDTH,
} from '../../../../src/features/roads/roadDrawing.ts'
import { type Play, roadsOf } from '../../../../streams/casino.ts'

const CODES: Readonly<Record<string, readonly Play[]>> = {
  B: [3001, 3031],
  P: [3002],
  T: [3003],
  S: [3001, 3031, 3012],
}
const historyOf = (wins: string) => Array.from(wins, (win) => CODES[win] ?? [])
const draw = (wins: string, superSix = true): RoadDrawing => drawRoads(roadsOf(historyOf(wins)), { superSix })
/** How many marks the paths of a paint hold. */
const marks = (drawing: RoadDrawing, paint: string): number =>
  drawing.paths
    .filter((path) => path.paint === paint)
    .reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0)
const wins = fc.string({ unit: fc.constantFrom('B', 'P', 'T', 'S'), maxLength: 90 })

describe('the drawing of five roads', () => {
  it('has a mark for each round, and the shapes of each road', () => {
    const drawing = draw('BBBPPBBBPPPBPBPB')
    expect([marks(drawing, 'beadBanker'), marks(drawing, 'beadPlayer')]).toEqual([9, 7])
    expect([marks(drawing, 'ringBanker'), marks(drawing, 'ringPlayer')]).toEqual([9, 7])
    expect([marks(drawing, 'eyeRed'), marks(drawing, 'eyeBlue')]).toEqual([8, 4])
    expect([marks(drawing, 'smallRed'), marks(drawing, 'smallBlue')]).toEqual([6, 4])
    expect([marks(drawing, 'slashRed'), marks(drawing, 'slashBlue')]).toEqual([4, 3])
  })

  it('labels every bead, with 6 only where super six is shown', () => {
    const count = (drawing: RoadDrawing, label: string) =>
      drawing.labels.find((each) => each.label === label)?.x.length ?? 0
    const shown = draw('BSPT')
    expect(['banker', 'six', 'player', 'tie'].map((label) => count(shown, label))).toEqual([1, 1, 1, 1])
    const hidden = draw('BSPT', false)
    expect(['banker', 'six', 'player', 'tie'].map((label) => count(hidden, label))).toEqual([2, 0, 1, 1])
  })

  it('shows ties as slashes on the big road, and their number from two on', () => {
    const drawing = draw('BTTPT')
    expect(marks(drawing, 'tie')).toBe(2)
    expect(drawing.tieCounts.map(({ count }) => count)).toEqual([2])
    expect(marks(draw('TT'), 'tie')).toBe(1)
  })

  it('has few elements and stays within its picture, however long the shoe is', () => {
    fc.assert(
      fc.property(wins, (history) => {
        const { paths, labels, tieCounts } = draw(history)
        expect(paths.length + labels.length).toBeLessThanOrEqual(20)
        for (const { x, y } of labels) {
          expect(x.length).toBe(y.length)
          expect([...x].every((place) => place > 0 && place < ROADS_WIDTH)).toBe(true)
          expect([...y].every((place) => place > 0 && place < ROADS_HEIGHT)).toBe(true)
        }
        for (const { d } of paths) {
          for (const [, x, y] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(0)
            expect(Number(x)).toBeLessThanOrEqual(ROADS_WIDTH)
            expect(Number(y)).toBeGreaterThanOrEqual(0)
            expect(Number(y)).toBeLessThanOrEqual(ROADS_HEIGHT)
          }
        }
        expect(tieCounts.every(({ count }) => count > 1)).toBe(true)
      }),
    )
  })

  it('keeps the newest columns of a full road', () => {
    const long = 'BP'.repeat(30)
    expect(marks(draw(long), 'beadBanker') + marks(draw(long), 'beadPlayer')).toBe(48)
    expect(marks(draw(long), 'ringBanker') + marks(draw(long), 'ringPlayer')).toBe(24)
  })
})
