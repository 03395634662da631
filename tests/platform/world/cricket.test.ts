import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALLS, ballChances, MOST_OF_BALL, WICKETS } from '../../../platform/world/cricket/balls.ts'
import { restOfInnings, rounded, wholeInnings } from '../../../platform/world/cricket/inningsEnds.ts'
import { CRICKET_RULES } from '../../../platform/world/cricket/rules.ts'
import { CRICKET } from '../../../platform/world/cricket/sport.ts'
import { cricketView } from '../../../platform/world/cricket/view.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { type AtBat, BEFORE, type Moment } from '../../../platform/world/course/moment.ts'
import { playInnings } from '../../../platform/world/innings/play.ts'
import { turnAt } from '../../../platform/world/innings/rules.ts'
import { chanceAbove, chanceOf } from '../../../platform/world/pricing/counts.ts'
import { dice } from '../../../platform/world/random.ts'
import { EPOCH } from './builders.ts'

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)
const strength = fc.double({ min: 0.75, max: 1.25, noNaN: true })
const state = fc.record({
  outs: fc.integer({ min: 0, max: 9 }),
  deliveries: fc.integer({ min: 0, max: BALLS - 1 }),
})

it('each ball has chances that sum to one at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: BALLS - 1 }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (ball, of) => {
        const { wicket, scores } = ballChances(ball, of)
        const all = wicket + sum(scores.map(([, chance]) => chance))
        expect(wicket).toBeGreaterThan(0)
        expect(all).toBeLessThan(1)
      },
    ),
  )
})

describe('the rest of an innings', () => {
  it('has chances that sum to one', () => {
    fc.assert(
      fc.property(strength, state, fc.integer({ min: 0, max: 250 }), (of, from, lacking) => {
        for (const { runs, wickets } of [restOfInnings(of, from), restOfInnings(of, from, lacking)]) {
          expect(sum(runs)).toBeCloseTo(1, 6)
          expect(sum(wickets)).toBeCloseTo(1, 6)
        }
        const chase = restOfInnings(of, from, lacking)
        expect(sum(chase.runs.slice(lacking + MOST_OF_BALL + 1))).toBe(0)
        expect(sum(chase.wickets.slice(0, from.outs))).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  it('has the mean of the recursion over balls', () => {
    fc.assert(
      fc.property(strength, state, (of, from) => {
        const mean = sum([...restOfInnings(of, from).runs].map((chance, runs) => chance * runs))
        expect(mean).toBeCloseTo(expectedRuns(rounded(of), from), 3)
      }),
      { numRuns: 25 },
    )
  })

  it('of a whole chase is the one that stops when it has passed the score', () => {
    for (const score of [0, 90, 151, 200]) {
      const { runs, passed } = wholeInnings(1.02)
      const chase = restOfInnings(1.02, { outs: 0, deliveries: 0 }, score)
      for (const count of [0, score - 30, score - 1, score])
        expect(chase.runs[count] ?? 0).toBeCloseTo(count < 0 ? 0 : (runs[count] ?? 0), 9)
      for (let by = 1; by <= MOST_OF_BALL; by += 1)
        expect(chase.runs[score + by]).toBeCloseTo(passed[score * (MOST_OF_BALL + 1) + by] ?? -1, 9)
    }
  })
})

/** Expected runs by recursion, without distributions. */
function expectedRuns(of: number, from: { readonly outs: number; readonly deliveries: number }): number {
  let after = new Array<number>(WICKETS + 1).fill(0)
  for (let ball = BALLS - 1; ball >= from.deliveries; ball -= 1) {
    const { wicket, scores } = ballChances(ball, of)
    const none = 1 - wicket - sum(scores.map(([, chance]) => chance))
    after = after.map((same, fallen) =>
      fallen === WICKETS
        ? 0
        : wicket * (after[fallen + 1] ?? 0) +
          none * same +
          sum(scores.map(([runs, chance]) => chance * (runs + same))),
    )
  }
  return after[from.outs] ?? 0
}

const STRENGTH = [1.04, 1] as const

function played(seed: number): readonly Moment[] {
  return timelineOf(playInnings(CRICKET_RULES, { seed, kickOff: EPOCH, strength: STRENGTH })).moments
}

describe('a match', () => {
  const matches = Array.from({ length: 250 }, (_, seed) => played(seed))
  const ended = matches.filter((moments) => moments.at(-1)?.state === 'ended')

  it('counts runs, wickets and balls of each innings and side', () => {
    for (const moments of ended) {
      const { facts, score, over } = moments.at(-1) ?? BEFORE
      for (const side of [0, 1] as const) {
        const [first, second] = [facts['runs.set1']?.[side] ?? -1, facts['runs.set2']?.[side] ?? -1]
        expect(first + second).toBe(score[side])
        expect(Math.min(first, second)).toBe(0)
        const [fours, sixes] = [facts['fours.match']?.[side] ?? -1, facts['sixes.match']?.[side] ?? -1]
        expect(Math.min(fours, sixes)).toBeGreaterThanOrEqual(0)
        expect(4 * fours + 6 * sixes).toBeLessThanOrEqual(score[side])
        const wickets = [facts['wickets.set1']?.[side] ?? -1, facts['wickets.set2']?.[side] ?? -1]
        expect(sum(wickets)).toBe(facts['wickets.match']?.[side])
        expect(facts['wickets.match']?.[side]).toBeLessThanOrEqual(WICKETS)
        expect(facts['balls.match']?.[side]).toBeLessThanOrEqual(BALLS)
      }
      expect(facts['runs.match']).toEqual(score)
      expect([...over].sort()).toEqual(['match', 'set1', 'set2'])
    }
  })

  it('ends with the ball that passes the score, with ten wickets, or after twenty overs', () => {
    const ways = { passed: 0, allOut: 0, overs: 0 }
    for (const moments of ended) {
      const last = moments.findLast(({ atBat }) => atBat !== null)?.atBat
      const { score, facts } = moments.at(-1) ?? BEFORE
      if (last === null || last === undefined) throw new Error('nobody was at bat')
      const [chaser, other] = last.side === 0 ? [score[0], score[1]] : [score[1], score[0]]
      if (chaser > other) {
        ways.passed += 1
        expect(chaser - other).toBeLessThanOrEqual(MOST_OF_BALL)
      } else if (facts['wickets.set2']?.[last.side] === WICKETS) ways.allOut += 1
      else {
        ways.overs += 1
        expect(facts['balls.match']?.[last.side]).toBe(BALLS)
      }
    }
    expect(Math.min(...Object.values(ways))).toBeGreaterThan(5)
  })

  it('lets either side bat first', () => {
    const home = matches.filter((moments) => moments.find(({ atBat }) => atBat !== null)?.atBat?.side === 0)
    expect(home.length / matches.length).toBeGreaterThan(0.4)
    expect(home.length / matches.length).toBeLessThan(0.6)
  })

  it('is of believable scores', () => {
    const runs = sum(ended.map((moments) => sum(moments.at(-1)?.facts['runs.set1'] ?? []))) / ended.length
    expect(runs).toBeGreaterThan(150)
    expect(runs).toBeLessThan(180)
  })
})

describe('the prices', () => {
  it('have chances that sum to one, from the first ball to the last', () => {
    const moments = played(11).filter((moment) => moment.state !== 'ended' && moment.state !== 'abandoned')
    for (const moment of moments.filter((_, index) => index % 12 === 0)) {
      const view = cricketView({ seed: 3, strength: STRENGTH }, { at: EPOCH, moment })
      const periods = moment.over.has('set1') ? (['match', 'set2'] as const) : (['match', 'set1'] as const)
      for (const period of periods) {
        expect(sum(view.outlook('runs', period).total().chances)).toBeCloseTo(1, 5)
        expect(sum(view.outlook('runs', period).lead().chances)).toBeCloseTo(1, 5)
      }
    }
  })

  it('do not know who bats first before the toss', () => {
    const view = cricketView({ seed: 3, strength: [1, 1] }, { at: EPOCH, moment: BEFORE })
    const lead = view.outlook('runs', 'match').lead()
    expect(chanceAbove(lead, 0) + chanceOf(lead, 0) / 2).toBeCloseTo(0.5, 1)
    expect(chanceOf(lead, 0)).toBeGreaterThan(0.005)
    expect(chanceOf(lead, 0)).toBeLessThan(0.03)
  })

  it('expect what is played from there on in a chase', () => {
    const from: AtBat = { ...turnAt(CRICKET_RULES, 1, 0), outs: 4, deliveries: 84 }
    const facts = { 'runs.match': [165, 112], 'runs.set2': [0, 112] } as const
    const moment: Moment = { ...BEFORE, atBat: from, score: [165, 112], facts }
    const view = cricketView({ seed: 3, strength: STRENGTH }, { at: EPOCH, moment })
    const ends = Array.from({ length: 6000 }, (_, seed) => chasedOn(from, [165, 112], seed))
    const share = (holds: (end: number) => boolean): number => ends.filter(holds).length / ends.length
    const match = view.outlook('runs', 'match')
    expect(Math.abs(1 - chanceAbove(match.lead(), -1) - share((end) => end > 165))).toBeLessThan(0.03)
    expect(Math.abs(chanceOf(match.lead(), 0) - share((end) => end === 165))).toBeLessThan(0.01)
    expect(Math.abs(chanceAbove(match.total(), 320) - share((end) => end + 165 > 320))).toBeLessThan(0.03)
  })
})

/** Plays a chase on by the rules, without the engine's course. */
function chasedOn(from: AtBat, [home, away]: readonly [number, number], seed: number): number {
  const chances = dice(seed)
  let atBat = from
  let scored = away
  while (!CRICKET_RULES.isTurnOver(atBat, [home, scored])) {
    const { runs, out } = CRICKET_RULES.deliver(atBat, [home, scored], STRENGTH[1], chances.next())
    scored += runs
    atBat = { ...atBat, outs: atBat.outs + (out ? 1 : 0), deliveries: atBat.deliveries + 1 }
  }
  return scored
}

it('strengths stay where chances of balls are defined', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2.7, max: 2.7, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constantFrom(...CRICKET.competitions),
      (lead, mood, { scoring }) => {
        for (const each of CRICKET.strength({ lead, mood, neutral: false, scoring }))
          expect(Math.abs(rounded(each) - each)).toBeLessThan(0.003)
      },
    ),
  )
})
