import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curvesOf } from '../../../src/features/statistics/curves.ts'
import { ballPlace } from '../../../src/features/tracker/ballPlace.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'

const price = fc
  .integer({ min: 100_001, max: 5_000_000 })
  .map((scaled) => oddsFromScaled(scaled))
  .filter((value) => value !== null)
const side = fc.constantFrom('home', 'draw', 'away', '2:1' as const)
const points = fc.array(
  fc.record({
    at: fc.nat(),
    odds: fc.option(fc.array(fc.tuple(side, price)).map((pairs) => new Map(pairs))),
  }),
)

describe('the curves of a price', () => {
  it('have one value for each point, and their bounds', () => {
    fc.assert(
      fc.property(points, (history) => {
        for (const curve of curvesOf({ points: history, marks: [] }, 9)) {
          const known = curve.prices.filter((value) => value !== null)
          expect(curve.prices).toHaveLength(history.length)
          expect(curve.low).toBe(Math.min(...known))
          expect(curve.high).toBe(Math.max(...known))
          expect(curve.now).toBe(known.at(-1))
        }
      }),
    )
  })

  it('are those of the most likely selections, where there are more', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 3 }), (history, most) => {
        const all = curvesOf({ points: history, marks: [] }, 9)
        const shown = curvesOf({ points: history, marks: [] }, most)
        expect(shown).toHaveLength(Math.min(all.length, most))
        const dearest = Math.max(...shown.map(({ now }) => now), 0)
        const hidden = all.filter((curve) => !shown.some((each) => each.side === curve.side))
        expect(hidden.every(({ now }) => now >= dearest)).toBe(true)
      }),
    )
  })
})

describe('the place of the ball', () => {
  const kinds = ['possession', 'attack', 'dangerousAttack', 'corner', 'goal', 'penalty', 'review'] as const

  it('is on the pitch, and mirrored for the other side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.nat(), (kind, time) => {
        const home = ballPlace({ kind, time, side: 'home' })
        const away = ballPlace({ kind, time, side: 'away' })
        expect(home.x + away.x).toBe(100)
        expect(home.y).toBe(away.y)
        for (const { x, y } of [home, away]) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(100)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(100)
        }
      }),
    )
  })

  it('is in the middle while nothing is known', () => {
    expect(ballPlace(null)).toEqual({ x: 50, y: 50, side: 'home', danger: 0 })
  })
})
