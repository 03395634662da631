import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchFilm, RaceFilm } from '../../../../streams/venues/virtual.ts'
import { basketballAt, footballAt } from '../../../../streams/views/virtual/matchFilm.ts'
import { coveredAt, raceAt } from '../../../../streams/views/virtual/raceFilm.ts'

/** The example of docs/virtual-sports.md, 3.1 and 4. */
const SEVEN = {
  number: 7,
  finishMs: 57_456,
  splits: [112_487, 247_522, 375_495, 514_246, 626_238, 736_868, 861_496, 1_000_000],
}
const EIGHT = {
  number: 8,
  finishMs: 58_199,
  splits: [125_999, 257_935, 393_627, 503_876, 629_028, 758_541, 888_175, 1_000_000],
}
const ONE = {
  number: 1,
  finishMs: 59_208,
  splits: [117_492, 239_855, 364_589, 496_566, 628_293, 763_640, 875_265, 1_000_000],
}
const RACE: RaceFilm = { kind: 'race', lengthMs: 64_674, distance: 1000, runners: [ONE, SEVEN, EIGHT] }

describe('the film of a race', () => {
  it.each([
    [20_000, 347_947, 359_593],
    [40_000, 689_239, 693_574],
    [57_000, 991_206, 981_569],
  ])('has covered at %i ms what the document says', (ms, seven, eight) => {
    expect([coveredAt(SEVEN, ms), coveredAt(EIGHT, ms)]).toEqual([seven, eight])
  })

  it('puts those who have finished by their times, and the others by what they have covered', () => {
    expect(raceAt(RACE, 20_000).places.slice(0, 2)).toEqual([8, 7])
    expect(raceAt(RACE, 57_000)).toMatchObject({ places: [7, 8, 1], finished: 0, metresLeft: 9 })
    expect(raceAt(RACE, 57_456)).toMatchObject({ finished: 1, metresLeft: 0 })
    expect(raceAt(RACE, 64_674)).toMatchObject({ places: [7, 8, 1], finished: 3 })
  })

  it('goes on behind the line as in the last segment', () => {
    const step = coveredAt(SEVEN, 57_456 + 1000) - 1_000_000
    expect(step).toBe(Math.floor(((1_000_000 - 861_496) * 8 * 1000) / 57_456))
  })

  it('begins at the start, with equal ones by number, and never goes back', () => {
    expect(raceAt(RACE, -5000)).toMatchObject({ places: [1, 7, 8], metresLeft: 1000, finished: 0 })
    fc.assert(
      fc.property(fc.nat(70_000), fc.nat(70_000), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        expect(coveredAt(SEVEN, early)).toBeLessThanOrEqual(coveredAt(SEVEN, late))
      }),
    )
  })
})

describe('the film of a match', () => {
  const film: MatchFilm = {
    kind: 'match',
    moments: [
      { atMs: 25_933, side: 'home', kind: 'goal', value: 1 },
      { atMs: 28_166, side: 'away', kind: 'goal', value: 1 },
      { atMs: 70_483, side: 'home', kind: 'goal', value: 1 },
    ],
  }

  it('shows the score and the minute of football that it has reached', () => {
    expect(footballAt(film, 25_932, 100_000).score).toEqual([0, 0])
    // seconds 1556 and 1690 of the first half, 1229 of the second: the 26th, 29th and 66th minute
    expect(footballAt(film, 25_934, 100_000)).toMatchObject({ score: [1, 0], minute: 26, part: 'firstHalf' })
    expect(footballAt(film, 28_167, 100_000)).toMatchObject({ score: [1, 1], minute: 29 })
    expect(footballAt(film, 47_000, 100_000)).toMatchObject({ part: 'halfTime', minute: null })
    expect(footballAt(film, 70_484, 100_000)).toMatchObject({ score: [2, 1], minute: 66, part: 'secondHalf' })
    expect(footballAt(film, 94_999, 100_000).minute).toBe(90)
    expect(footballAt(film, 96_000, 100_000).part).toBe('over')
  })

  it('counts the kicks of a shoot-out apart from the score', () => {
    const kicks: MatchFilm = {
      kind: 'match',
      moments: [
        ...film.moments,
        { atMs: 95_000, side: 'home', kind: 'kick', value: 0 },
        { atMs: 96_500, side: 'away', kind: 'kickMissed', value: 0 },
      ],
    }
    expect(footballAt(kicks, 96_500, 115_000)).toMatchObject({
      score: [2, 1],
      part: 'penalties',
      kicks: { home: [true], away: [false] },
    })
    expect(footballAt(kicks, 115_000, 115_000).part).toBe('over')
  })

  it('knows the quarters of basketball and the breaks between them', () => {
    const points: MatchFilm = {
      kind: 'match',
      moments: [
        { atMs: 600, side: 'home', kind: 'points', value: 3 },
        { atMs: 1200, side: 'away', kind: 'points', value: 2 },
      ],
    }
    const partAt = (ms: number) => basketballAt(points, ms, 109_000).part
    expect([0, 24_000, 26_000, 50_000, 54_000, 80_000, 104_000, 109_000].map(partAt)).toEqual([
      'quarter1',
      'break',
      'quarter2',
      'break',
      'quarter3',
      'quarter4',
      'over',
      'over',
    ])
    expect(basketballAt(points, 1200, 109_000).score).toEqual([3, 2])
  })
})
