import { describe, expect, it } from 'vitest'
import type { MatchFilm, RaceFilm } from '../../../../streams/virtual.ts'
import { ballPlace } from '../../../../src/features/virtual/drawing/ballPlace.ts'
import { basketballDrawing } from '../../../../src/features/virtual/drawing/basketballDrawing.ts'
import type { Pen } from '../../../../src/features/virtual/drawing/canvas.ts'
import { footballDrawing } from '../../../../src/features/virtual/drawing/footballDrawing.ts'
import { raceDrawing, startDrawing } from '../../../../src/features/virtual/drawing/raceDrawing.ts'
import { numberColour } from '../../../../src/features/virtual/numberColours.ts'

/** A pen that notes the texts it writes, where, and all numbers that it was given. */
function createPen() {
  const texts: { readonly text: string; readonly x: number }[] = []
  const given: number[] = []
  const offsets: number[] = [0]
  const scales: number[] = [1]
  const pen = new Proxy<Pen>({} as Partial<Pen> as Pen, {
    get:
      (_target, name) =>
      (...values: unknown[]) => {
        given.push(...values.flat().filter((value) => typeof value === 'number'))
        if (name === 'save') {
          offsets.push(offsets.at(-1) ?? 0)
          scales.push(scales.at(-1) ?? 1)
        }
        if (name === 'restore') {
          offsets.pop()
          scales.pop()
        }
        if (name === 'translate') offsets.push((offsets.pop() ?? 0) + Number(values[0]))
        if (name === 'scale') scales.push((scales.pop() ?? 1) * Number(values[0]))
        if (name === 'fillText') {
          const x = (offsets.at(-1) ?? 0) + Number(values[1]) * (scales.at(-1) ?? 1)
          texts.push({ text: String(values[0]), x })
        }
      },
    set: () => true,
  })
  return { pen, texts, given }
}

const SIZE = { width: 390, height: 158 }
const SPLITS = [125_000, 250_000, 375_000, 500_000, 625_000, 750_000, 875_000, 1_000_000]
const RACE: RaceFilm = {
  kind: 'race',
  lengthMs: 64_000,
  distance: 1000,
  runners: [57_400, 57_000, 57_800].map((finishMs, index) => ({
    number: index + 1,
    finishMs,
    splits: SPLITS,
  })),
}

describe('the drawing of a race', () => {
  it('shows each number, the leader furthest to the right and within the picture', () => {
    for (const sport of [
      'virtualHorse',
      'virtualGreyhounds',
      'virtualSpeedway',
      'virtualMotorbike',
    ] as const) {
      const { pen, texts, given } = createPen()
      raceDrawing(RACE, sport)(pen, SIZE, 30_000)
      const places = texts.toSorted((one, other) => other.x - one.x).map(({ text }) => text)
      expect(places).toEqual(['2', '1', '3'])
      expect(Math.max(...texts.map(({ x }) => x))).toBeLessThan(SIZE.width)
      expect(given.every(Number.isFinite)).toBe(true)
    }
  })

  it('lets the leader run out of the picture behind the line, and shows the field before the start', () => {
    const { pen, texts } = createPen()
    raceDrawing(RACE, 'virtualHorse')(pen, SIZE, 64_000)
    expect(texts.length).toBeLessThanOrEqual(3)
    const before = createPen()
    startDrawing([1, 2, 3, 4], 'virtualGreyhounds')(before.pen, SIZE, -5000)
    expect(before.texts.map(({ text }) => text)).toEqual(['1', '2', '3', '4'])
  })

  it('has a colour for each number, and grey for others', () => {
    const fills = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => numberColour(number).fill)
    expect(new Set(fills).size).toBe(8)
    expect(numberColour(9).fill).toBe('#5a6172')
  })
})

describe('the drawing of a match', () => {
  const film: MatchFilm = {
    kind: 'match',
    moments: [
      { atMs: 10_000, side: 'home', kind: 'attack', value: 0 },
      { atMs: 20_000, side: 'away', kind: 'goal', value: 1 },
    ],
  }

  it('takes the ball to the goal that is attacked, and after a goal to the centre', () => {
    const [attack, goal] = film.moments
    if (attack === undefined || goal === undefined) throw new Error('no moments')
    expect(ballPlace({ last: null, next: attack }, 10_000).x).toBeCloseTo(0.95)
    expect(ballPlace({ last: attack, next: goal }, 20_000).x).toBeCloseTo(0.05)
    expect(ballPlace({ last: goal, next: null }, 21_000)).toEqual({ x: 0.5, y: 0.5 })
  })

  it('stays within the pitch and draws only finite numbers', () => {
    const colours = { home: '#fff', away: '#000' }
    for (const make of [footballDrawing, basketballDrawing]) {
      const { pen, given } = createPen()
      for (let ms = 0; ms <= 110_000; ms += 1700) make(film, 100_000, colours)(pen, SIZE, ms)
      expect(given.length).toBeGreaterThan(1000)
      expect(given.every(Number.isFinite)).toBe(true)
    }
  })
})
