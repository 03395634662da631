import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { BADMINTON_RULES } from '../../../platform/world/badminton/sport.ts'
import { BEACH_VOLLEYBALL_RULES } from '../../../platform/world/beachVolleyball/sport.ts'
import { DARTS_RULES } from '../../../platform/world/darts/sport.ts'
import { freshSet, homeWins, setEnds } from '../../../platform/world/sets/chances.ts'
import { playSets } from '../../../platform/world/sets/play.ts'
import { isSetWon, nextServer, pointsToWin, type SetRules } from '../../../platform/world/sets/rules.ts'
import {
  currentPoints,
  firstScore,
  isWon,
  type SetScore,
  winRally,
} from '../../../platform/world/sets/score.ts'
import { setsView } from '../../../platform/world/sets/view.ts'
import { SNOOKER_FORMATS, snookerRules } from '../../../platform/world/snooker/sport.ts'
import { TABLE_TENNIS_RULES } from '../../../platform/world/tableTennis/sport.ts'
import { VOLLEYBALL_RULES } from '../../../platform/world/volleyball/sport.ts'
import { BEFORE } from '../../../platform/world/course/moment.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { EPOCH, found, MINUTE } from './builders.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A minimal scorer: the points of each set and the sets won, from the winners of all rallies. */
function plainScore(rallies: readonly (0 | 1)[]): { readonly sets: Pair; readonly points: readonly Pair[] } {
  const sets: [number, number] = [0, 0]
  const points: [number, number][] = [[0, 0]]
  for (const winner of rallies) {
    const set = points[points.length - 1]
    if (set === undefined || sets.includes(3)) break
    set[winner] += 1
    const target = points.length === 5 ? 15 : 25
    if (Math.max(...set) < target || Math.abs(set[0] - set[1]) < 2) continue
    sets[winner] += 1
    if (!sets.includes(3)) points.push([0, 0])
  }
  return { sets, points }
}

const play = (rallies: readonly (0 | 1)[]): SetScore =>
  rallies.reduce(
    (score, winner) =>
      isWon(VOLLEYBALL_RULES, score) ? score : winRally(VOLLEYBALL_RULES, score, winner, 0),
    firstScore(0),
  )

const rallies = fc.record({
  length: fc.integer({ min: 0, max: 320 }),
  seed: fc.integer(),
  home: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
})
const winnersOf = ({
  length,
  seed,
  home,
}: {
  readonly length: number
  readonly seed: number
  readonly home: number
}) => {
  let state = seed
  return Array.from({ length }, (): 0 | 1 => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 0x8000_0000 < home ? 0 : 1
  })
}

describe('the score of a volleyball match', () => {
  it('is that of the rules, after any rallies', () => {
    fc.assert(
      fc.property(rallies, (drawn) => {
        const winners = winnersOf(drawn)
        const { sets, points } = play(winners)
        expect({ sets, points }).toEqual(plainScore(winners))
      }),
      { numRuns: 300 },
    )
  })

  it('needs a lead of two at 25, and at 15 in the fifth set', () => {
    const level = Array.from({ length: 48 }, (_, index): 0 | 1 => (index % 2 === 0 ? 0 : 1))
    expect(play([...level, 0])).toMatchObject({ sets: [0, 0], points: [[25, 24]] })
    expect(play([...level, 0, 0])).toMatchObject({ sets: [1, 0] })
    const set = (winner: 0 | 1): readonly (0 | 1)[] => new Array<0 | 1>(25).fill(winner)
    const fifth = [...set(0), ...set(1), ...set(1), ...set(0)]
    expect(pointsToWin(VOLLEYBALL_RULES, play(fifth).sets)).toBe(15)
    expect(isWon(VOLLEYBALL_RULES, play([...fifth, ...new Array<0 | 1>(14).fill(0)]))).toBe(false)
    expect(play([...fifth, ...new Array<0 | 1>(15).fill(0)])).toMatchObject({ sets: [3, 2] })
  })

  it('has the winner of a rally serve, and sets served first by turns', () => {
    expect(play([1]).server).toBe(1)
    const set = new Array<0 | 1>(25).fill(0)
    expect(play(set)).toMatchObject({ server: 1, first: 1 })
    expect(play([...set, ...set])).toMatchObject({ server: 0, first: 0 })
  })
})

describe('the chances of a set', () => {
  const serve = [0.42, 0.37] as const

  it('sum to one, from every score', () => {
    const score = fc.record({
      target: fc.constantFrom(15, 25),
      home: fc.integer({ min: 0, max: 24 }),
      away: fc.integer({ min: 0, max: 24 }),
      server: fc.constantFrom<0 | 1>(0, 1),
    })
    fc.assert(
      fc.property(score, ({ target, home, away, server }) => {
        const from: Pair = [Math.min(home, target - 1), Math.min(away, target - 1)]
        const ends = setEnds(VOLLEYBALL_RULES, serve, { from, server, target })
        expect(sum(ends.home) + sum(ends.away)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('follow the scoring: each is the mean of those after the next rally', () => {
    const rallyScores: readonly Pair[] = [
      [0, 0],
      [12, 9],
      [24, 23],
      [24, 24],
      [27, 26],
    ]
    for (const [home, away] of rallyScores) {
      for (const server of [0, 1] as const) {
        const won = server === 0 ? serve[0] : 1 - serve[1]
        const after = (next: Pair, winner: 0 | 1): number => {
          const over = Math.max(...next) >= 25 && Math.abs(next[0] - next[1]) >= 2
          return over
            ? 1 - winner
            : homeWins(setEnds(VOLLEYBALL_RULES, serve, { from: next, server: winner, target: 25 }))
        }
        const mean = won * after([home + 1, away], 0) + (1 - won) * after([home, away + 1], 1)
        expect(
          homeWins(setEnds(VOLLEYBALL_RULES, serve, { from: [home, away], server, target: 25 })),
        ).toBeCloseTo(mean, 6)
      }
    }
  })

  it('are even between equals, and grow with the serve', () => {
    expect(homeWins(freshSet(VOLLEYBALL_RULES, [0.4, 0.4], 25))).toBeCloseTo(0.5, 9)
    expect(homeWins(freshSet(VOLLEYBALL_RULES, [0.43, 0.4], 25))).toBeGreaterThan(
      homeWins(freshSet(VOLLEYBALL_RULES, [0.41, 0.4], 25)),
    )
  })
})

describe('what the model expects of a match', () => {
  it('sums to one before it begins, in play and in a break', () => {
    const fixture = { seed: 5, strength: [0.41, 0.39] as const }
    const moments = [
      BEFORE,
      {
        ...BEFORE,
        serving: 'home' as const,
        facts: { 'sets.match': [1, 0], 'points.set2': [20, 22] } as const,
      },
      { ...BEFORE, facts: { 'sets.match': [2, 2] } as const },
    ]
    for (const moment of moments) {
      const view = setsView(VOLLEYBALL_RULES, fixture, { at: EPOCH, moment })
      for (const { chances } of [view.setsLead, view.total(), view.setTotal])
        expect(sum(chances)).toBeCloseTo(1, 5)
    }
  })

  it('is certain of a match that is over', () => {
    const facts = { 'sets.match': [3, 1] } as const
    const { setsLead } = setsView(
      VOLLEYBALL_RULES,

      { seed: 5, strength: [0.4, 0.4] },
      { at: EPOCH, moment: { ...BEFORE, facts } },
    )
    expect(setsLead.chances[setsLead.chances.length - 2]).toBe(1)
  })
})

describe('a match of the world', () => {
  const origin = { seed: 7, epoch: EPOCH }

  it('is played by the rules, set after set, with a break between', () => {
    let five = 0
    for (let number = 0; number < 200; number += 1) {
      const fixture = fixtureOf(origin, 'volleyball', number)
      const course = playSets(VOLLEYBALL_RULES, fixture)
      const { moments } = timelineOf(course)
      const { state, facts, score } = found(moments.at(-1), 'last moment')
      expect(course.endAt - fixture.kickOff).toBeLessThan(240 * MINUTE)
      if (state === 'abandoned') continue
      expect(state).toBe('ended')
      expect(Math.max(...score)).toBe(3)
      const played = SET_WORDS.slice(0, 5)
        .flatMap((set) => [facts[`points.${set}`] ?? []])
        .filter((set) => set.length > 0)
      expect(played.length).toBe(score[0] + score[1])
      for (const [index, set] of played.entries()) {
        const most = Math.max(...set)
        const target = index === 4 ? 15 : 25
        expect(most).toBeGreaterThanOrEqual(target)
        expect(most > target ? most - Math.min(...set) : 2).toBe(2)
      }
      expect(sum(played.flat())).toBe(sum(facts['points.match'] ?? []))
      five += played.length === 5 ? 1 : 0
      const breaks = moments.filter(({ phase, serving }) => phase === 'break' && serving === null)
      expect(breaks.length).toBe(played.length - 1)
    }
    expect(five).toBeGreaterThan(15)
    expect(five).toBeLessThan(110)
  })

  it('ends a set with the points that were played in it', () => {
    const score = play(new Array<0 | 1>(24).fill(0))
    expect(currentPoints(score)).toEqual([24, 0])
  })
})

describe.each([
  ['tableTennis', TABLE_TENNIS_RULES],
  ['badminton', BADMINTON_RULES],
  ['beachVolleyball', BEACH_VOLLEYBALL_RULES],
  ['darts', DARTS_RULES],
  ['snooker', SNOOKER_FORMATS[0]],
] as const)('a match of %s', (sport, usual) => {
  const rulesOf = (fixture: Parameters<typeof snookerRules>[0]): SetRules =>
    sport === 'snooker' ? snookerRules(fixture) : usual

  it('ends with the sets that win it, each won as the rules say', () => {
    for (let number = 0; number < 60; number += 1) {
      const fixture = fixtureOf({ seed: 11, epoch: EPOCH }, sport, number)
      const rules = rulesOf(fixture)
      const { state, facts, score } = found(
        timelineOf(playSets(rules, fixture)).moments.at(-1),
        'last moment',
      )
      if (state === 'abandoned') continue
      expect(Math.max(...score)).toBe(rules.setsToWin)
      const sets = SET_WORDS.flatMap((set) => {
        const counted = facts[`${rules.counts}.${set}`]
        return counted === undefined ? [] : [counted]
      })
      expect(sets).toHaveLength(score[0] + score[1])
      const won = [0, 1].map((side) => sets.filter((set) => set[side] === Math.max(...set)).length)
      expect(won).toEqual(score)
      if (rules.shown !== undefined) continue
      for (const [index, set] of sets.entries()) {
        const target = index === 2 * rules.setsToWin - 2 ? rules.decidingPoints : rules.points
        expect(isSetWon(rules, set, target)).toBe(true)
        // One point less does not win it.
        const before = set.map((points) => (points === Math.max(...set) ? points - 1 : points))
        expect(isSetWon(rules, [before[0] ?? 0, before[1] ?? 0], target)).toBe(false)
      }
    }
  })

  it('has chances that are the mean of those after the next rally', () => {
    const serve = [0.54, 0.47] as const
    const target = usual.points
    const scores = fc.record({
      home: fc.integer({ min: 0, max: target - 1 }),
      away: fc.integer({ min: 0, max: target - 1 }),
      first: fc.constantFrom<0 | 1>(0, 1),
    })
    fc.assert(
      fc.property(scores, ({ home, away, first }) => {
        const by = (points: Pair, winner: 0 | 1) => nextServer(usual, points, target, { winner, first })
        const server = usual.serves === 'winner' ? first : by([home, away], 0)
        const chance = (points: Pair, winner: 0 | 1): number =>
          isSetWon(usual, points, target)
            ? 1 - winner
            : homeWins(setEnds(usual, serve, { from: points, server: by(points, winner), target }))
        const won = server === 0 ? serve[0] : 1 - serve[1]
        const mean = won * chance([home + 1, away], 0) + (1 - won) * chance([home, away + 1], 1)
        expect(homeWins(setEnds(usual, serve, { from: [home, away], server, target }))).toBeCloseTo(mean, 6)
      }),
      { numRuns: 60 },
    )
  })
})

it('table tennis is served by turns of two points, and of one from ten all', () => {
  const servers = Array.from({ length: 24 }, (_, played) => {
    const half = Math.floor(played / 2)
    return nextServer(TABLE_TENNIS_RULES, [half, played - half], 11, { winner: 0, first: 0 })
  })
  expect(servers.join('')).toBe('001100110011001100110101')
})

it('thirty points win a game of badminton with any lead', () => {
  expect(isSetWon(BADMINTON_RULES, [29, 28], 21)).toBe(false)
  expect(isSetWon(BADMINTON_RULES, [30, 29], 21)).toBe(true)
  expect(pointsToWin(BADMINTON_RULES, [1, 1])).toBe(21)
})
