import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { advanced, REACHES, RUNNER_ON_SECOND } from '../../../platform/world/baseball/bases.ts'
import { type HalfInning, halfInning, MOST_RUNS } from '../../../platform/world/baseball/halfInning.ts'
import { BASEBALL_RULES } from '../../../platform/world/baseball/rules.ts'
import { BASEBALL } from '../../../platform/world/baseball/sport.ts'
import { baseballView } from '../../../platform/world/baseball/view.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { type AtBat, BEFORE, type Moment } from '../../../platform/world/course/moment.ts'
import { playInnings } from '../../../platform/world/innings/play.ts'
import { turnAt } from '../../../platform/world/innings/rules.ts'
import { chanceAbove, chanceOf } from '../../../platform/world/pricing/counts.ts'
import { dice } from '../../../platform/world/random.ts'
import { EPOCH } from './builders.ts'

const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)
const reach = fc.double({ min: 0.25, max: 0.4, noNaN: true })
const state = fc.record({ outs: fc.integer({ min: 0, max: 2 }), bases: fc.integer({ min: 0, max: 7 }) })

it('shares of how batters reach base sum to one', () => {
  expect(sum(REACHES.map(({ share }) => share))).toBeCloseTo(1, 12)
})

/** Runners by the base they are on, moved one by one: a plain oracle. */
function movedByHand(
  how: (typeof REACHES)[number]['how'],
  bases: number,
): readonly [bases: number, runs: number] {
  const runners = [1, 2, 3].filter((base) => bases & (1 << (base - 1)))
  const forced = (base: number): boolean => [1, 2, 3].slice(0, base).every((each) => runners.includes(each))
  const to = (base: number): number => {
    if (how === 'walk') return forced(base) ? base + 1 : base
    if (how === 'single') return base === 1 ? 2 : 4
    if (how === 'double') return base === 1 ? 3 : 4
    return 4
  }
  const batter = { walk: 1, single: 1, double: 2, homeRun: 4 }[how]
  const after = [...runners.map(to), batter]
  return [
    sum(after.filter((base) => base < 4).map((base) => 1 << (base - 1))),
    after.filter((base) => base === 4).length,
  ]
}

it('runners move as they are pushed or hit in', () => {
  for (const { how } of REACHES) {
    for (let bases = 0; bases < 8; bases += 1) {
      const { bases: after, runs } = advanced(how, bases)
      expect([how, bases, after, runs]).toEqual([how, bases, ...movedByHand(how, bases)])
    }
  }
})

describe('the rest of a turn', () => {
  it('has chances that sum to one, for each number of runs that the side lacks as well', () => {
    fc.assert(
      fc.property(reach, state, (chance, from) => {
        const { runs, walkOffs } = halfInning(chance, from)
        expect(sum(runs)).toBeCloseTo(1, 9)
        for (const [lacking, leads] of walkOffs.entries())
          expect(sum(runs.slice(0, lacking + 1)) + sum(leads)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('has the mean of the recursion over plate appearances', () => {
    fc.assert(
      fc.property(reach, state, (chance, { outs, bases }) => {
        const { runs } = halfInning(chance, { outs, bases })
        const mean = sum([...runs].map((each, count) => each * count))
        expect(mean).toBeCloseTo(expectedRuns(chance)(outs, bases), 4)
      }),
      { numRuns: 30 },
    )
  })

  it('is better with fewer outs, with more runners, and for better batters', () => {
    const mean = ({ runs }: HalfInning): number => sum([...runs].map((each, count) => each * count))
    fc.assert(
      fc.property(reach, state, (chance, { outs, bases }) => {
        const here = mean(halfInning(chance, { outs, bases }))
        if (outs > 0) expect(mean(halfInning(chance, { outs: outs - 1, bases }))).toBeGreaterThan(here)
        if (bases < 7) expect(mean(halfInning(chance, { outs, bases: 7 }))).toBeGreaterThan(here)
        expect(mean(halfInning(chance + 0.01, { outs, bases }))).toBeGreaterThan(here)
      }),
    )
  })
})

/** Expected runs by repeated substitution, without distributions. */
function expectedRuns(chance: number): (outs: number, bases: number) => number {
  let values = new Array<number>(24).fill(0)
  const of = (outs: number, bases: number): number => (outs === 3 ? 0 : (values[outs * 8 + bases] ?? 0))
  for (let round = 0; round < 200; round += 1) {
    values = values.map((_, place) => {
      const [outs, bases] = [Math.floor(place / 8), place % 8]
      const reached = REACHES.map(({ how, share }) => {
        const after = advanced(how, bases)
        return share * (after.runs + of(outs, after.bases))
      })
      return (1 - chance) * of(outs + 1, bases) + chance * sum(reached)
    })
  }
  return of
}

const STRENGTH = [0.32, 0.312] as const

function played(seed: number): readonly Moment[] {
  return timelineOf(playInnings(BASEBALL_RULES, { seed, kickOff: EPOCH, strength: STRENGTH })).moments
}

describe('a match', () => {
  const matches = Array.from({ length: 400 }, (_, seed) => played(seed))
  const ended = matches.filter((moments) => moments.at(-1)?.state === 'ended')

  it('counts each run in its inning, in the match, and in the first five', () => {
    for (const moments of ended) {
      const { facts, score, over } = moments.at(-1) ?? BEFORE
      const innings = SET_WORDS.map((word) => facts[`runs.${word}`] ?? [0, 0])
      for (const side of [0, 1] as const) {
        expect(sum(innings.map((pair) => pair[side]))).toBe(score[side])
        expect(sum(innings.slice(0, 5).map((pair) => pair[side]))).toBe(facts['runs.innings1to5']?.[side])
        const homeRuns = facts['homeRuns.match']?.[side] ?? -1
        expect(homeRuns).toBeGreaterThanOrEqual(0)
        expect(facts['hits.match']?.[side]).toBeGreaterThanOrEqual(homeRuns)
        // Each brings at least its batter home.
        expect(score[side]).toBeGreaterThanOrEqual(homeRuns)
      }
      expect(facts['runs.match']).toEqual(score)
      const begun = SET_WORDS.filter((word) => facts[`runs.${word}`] !== undefined)
      expect(begun.length).toBeGreaterThanOrEqual(9)
      expect([...over].sort()).toEqual([...begun, 'innings1to5', 'match'].sort())
    }
  })

  it('ends when it is decided: no bottom of the ninth for a leader, a walk-off, or an inning more', () => {
    const ways = { unplayed: 0, walkOff: 0, outs: 0, extra: 0 }
    for (const moments of ended) {
      const last = moments.at(-2)?.atBat
      const { score, phase } = moments.at(-1) ?? BEFORE
      if (last === null || last === undefined) throw new Error('nobody was at bat')
      expect(phase).toBe('ended')
      expect(score[0]).not.toBe(score[1])
      if (last.turn >= 18) ways.extra += 1
      if (last.turn % 2 === 0) ways.unplayed += 1
      else if (score[0] > score[1]) ways.walkOff += 1
      else ways.outs += 1
      // In the bottom of the ninth and later, home has never led before the end.
      for (const { atBat, score: at } of moments.slice(0, -1))
        if (atBat !== null && atBat.turn >= 17 && atBat.turn % 2 === 1)
          expect(at[0]).toBeLessThanOrEqual(at[1])
    }
    expect(Math.min(...Object.values(ways))).toBeGreaterThan(10)
  })

  it('is of believable length and scores', () => {
    const runs = sum(ended.map((moments) => sum(moments.at(-1)?.score ?? []))) / ended.length
    expect(runs).toBeGreaterThan(7.5)
    expect(runs).toBeLessThan(9.5)
    const hits = sum(ended.map((moments) => sum(moments.at(-1)?.facts['hits.match'] ?? []))) / ended.length
    expect(hits).toBeGreaterThan(14)
    expect(hits).toBeLessThan(20)
  })

  it('says who is at bat with how many outs, and nothing of them in a break', () => {
    for (const moments of ended.slice(0, 40)) {
      for (const { phase, serving, atBat, facts } of moments) {
        if (phase === 'break' || atBat === null) continue
        const outs = facts['outs.match'] ?? [0, 0]
        if (serving === 'home') expect(outs).toEqual([atBat.outs, 0])
        if (serving === 'away') expect(outs).toEqual([0, atBat.outs])
      }
    }
  })
})

describe('the prices', () => {
  const at = (atBat: AtBat | null, facts: Facts = {}): Parameters<typeof baseballView>[1] => ({
    at: EPOCH,
    moment: { ...BEFORE, atBat, facts, score: facts['runs.match'] ?? [0, 0] },
  })

  it('know the bases and the outs', () => {
    const facts: Facts = { 'runs.match': [3, 3], 'runs.set9': [0, 0] }
    const bottom = turnAt(BASEBALL_RULES, 17, 1)
    const homeWins = (outs: number, bases: number): number => {
      const view = baseballView({ seed: 3, strength: STRENGTH }, at({ ...bottom, outs, bases }, facts))
      return chanceAbove(view.outlook('runs', 'match').lead(), 0)
    }
    expect(homeWins(0, 7)).toBeGreaterThan(0.8)
    expect(homeWins(0, RUNNER_ON_SECOND)).toBeGreaterThan(homeWins(0, 0))
    expect(homeWins(0, 0)).toBeGreaterThan(homeWins(2, 0))
    expect(homeWins(2, 0)).toBeGreaterThan(0.45)
  })

  it('have chances that sum to one, and never a draw, from the first ball to the last', () => {
    const moments = played(11).filter((moment) => moment.state !== 'ended' && moment.state !== 'abandoned')
    for (const moment of moments) {
      const view = baseballView({ seed: 3, strength: STRENGTH }, { at: EPOCH, moment })
      const match = view.outlook('runs', 'match')
      expect(sum(match.total().chances)).toBeCloseTo(1, 6)
      expect(sum(match.lead().chances)).toBeCloseTo(1, 6)
      expect(chanceOf(match.lead(), 0)).toBe(0)
      for (const period of ['innings1to5', 'set8', 'set9'] as const)
        expect(sum(view.outlook('runs', period).lead().chances)).toBeCloseTo(1, 6)
    }
  })

  it('expect what is played from there on, in the ninth and in extra innings as well', () => {
    const facts: Facts = { 'runs.match': [4, 5], 'runs.set9': [0, 1] }
    const from = { ...turnAt(BASEBALL_RULES, 17, 1), outs: 1, bases: 1, deliveries: 2 }
    const match = baseballView({ seed: 3, strength: STRENGTH }, at(from, facts)).outlook('runs', 'match')
    const ends = Array.from({ length: 6000 }, (_, seed) => playedOn(from, [4, 5], seed))
    const share = (holds: (end: readonly [number, number]) => boolean): number =>
      ends.filter(holds).length / ends.length
    expect(chanceAbove(match.lead(), 0)).toBeCloseTo(
      share(([home, away]) => home > away),
      1,
    )
    expect(Math.abs(chanceAbove(match.lead(), 0) - share(([home, away]) => home > away))).toBeLessThan(0.025)
    expect(Math.abs(chanceAbove(match.total(), 10) - share(([home, away]) => home + away > 10))).toBeLessThan(
      0.025,
    )
    expect(Math.abs(chanceAbove(match.away(), 5) - share(([, away]) => away > 5))).toBeLessThan(0.025)
    expect(MOST_RUNS).toBeGreaterThan(10)
  })
})

/** Plays a match on by the rules, without the engine's course. */
function playedOn(from: AtBat, score: readonly [number, number], seed: number): readonly [number, number] {
  const chances = dice(seed)
  let atBat = from
  let [home, away] = score
  for (;;) {
    while (!BASEBALL_RULES.isTurnOver(atBat, [home, away])) {
      const { runs, out, bases } = BASEBALL_RULES.deliver(
        atBat,
        [home, away],
        STRENGTH[atBat.side],
        chances.next(),
      )
      if (atBat.side === 0) home += runs
      else away += runs
      atBat = { ...atBat, outs: atBat.outs + (out ? 1 : 0), bases }
    }
    if (BASEBALL_RULES.isDecided(atBat.turn, [home, away])) return [home, away]
    atBat = turnAt(BASEBALL_RULES, atBat.turn + 1, 1)
  }
}

it('strengths stay near those of their league', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -2.7, max: 2.7, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constantFrom(...BASEBALL.competitions),
      (lead, mood, { scoring }) => {
        const strength = BASEBALL.strength({ lead, mood, neutral: false, scoring })
        for (const each of strength) expect(Math.abs(each - scoring)).toBeLessThan(0.045)
      },
    ),
  )
})
