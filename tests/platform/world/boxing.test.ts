import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { decisionChances } from '../../../platform/world/boxing/chances.ts'
import { playBout } from '../../../platform/world/boxing/play.ts'
import { REST, ROUND, roundChances } from '../../../platform/world/boxing/rules.ts'
import { boutRules } from '../../../platform/world/boxing/sport.ts'
import { boutView } from '../../../platform/world/boxing/view.ts'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import { continuedCourse, interruptedCourse } from '../../../platform/world/course/interruption.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { EPOCH, found, MINUTE, SECOND } from './builders.ts'

const ORIGIN = { seed: 5, epoch: EPOCH }

const boutOf = (number: number) => {
  const fixture = fixtureOf(ORIGIN, 'boxing', number)
  const rules = boutRules(fixture)
  return { fixture, rules, course: playBout(rules, fixture) }
}

/** Bouts that are played to their end, with their last moment. */
const BOUTS = Array.from({ length: 300 }, (_, number) => boutOf(number)).flatMap((bout) => {
  const last = found(timelineOf(bout.course).moments.at(-1), 'last moment')
  return last.state === 'ended' ? [{ ...bout, last }] : []
})

type Weighted = readonly [chance: number, cards: readonly [number, number, number]]

/** What may be added to home's lead on the three cards in one round: each outcome by itself. */
function outcomesOf(strength: Pair): readonly Weighted[] {
  const { knockDown, clear, close, judge } = roundChances(strength)
  const alone = [1, -1].flatMap((a) =>
    [1, -1].flatMap((b) =>
      [1, -1].map((c): Weighted => {
        const chance = [a, b, c].reduce((all, lead) => all * (lead > 0 ? judge : 1 - judge), close)
        return [chance, [a, b, c]]
      }),
    ),
  )
  return [
    [knockDown[0], [2, 2, 2]],
    [knockDown[1], [-2, -2, -2]],
    [clear[0], [1, 1, 1]],
    [clear[1], [-1, -1, -1]],
    ...alone,
  ]
}

/** Every way in which the rounds may be scored, one after another. */
function decisionByListing(strength: Pair, rounds: number, leads: Weighted[1]): readonly number[] {
  if (rounds === 0) {
    const difference = leads.reduce((sum, lead) => sum + Math.sign(lead), 0)
    return [difference > 0 ? 1 : 0, difference === 0 ? 1 : 0, difference < 0 ? 1 : 0]
  }
  return outcomesOf(strength).reduce<readonly number[]>(
    (sums, [chance, [a, b, c]]) => {
      const next = decisionByListing(strength, rounds - 1, [leads[0] + a, leads[1] + b, leads[2] + c])
      return sums.map((sum, place) => sum + chance * (next[place] ?? 0))
    },
    [0, 0, 0],
  )
}

const STRENGTHS = fc.tuple(
  fc.double({ min: 0.005, max: 0.09, noNaN: true }),
  fc.double({ min: 0.005, max: 0.09, noNaN: true }),
)

describe('the decision of a bout', () => {
  it('has the chances of every way in which the rounds may be scored', () => {
    const lead = fc.integer({ min: -4, max: 4 })
    fc.assert(
      fc.property(
        STRENGTHS,
        fc.integer({ min: 0, max: 3 }),
        fc.tuple(lead, lead, lead),
        (strength, rounds, leads) => {
          const { home, draw, away } = decisionChances(roundChances(strength), rounds, leads)
          const expected = decisionByListing(strength, rounds, leads)
          for (const [index, chance] of [home, draw, away].entries())
            expect(chance).toBeCloseTo(expected[index] ?? NaN, 9)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('sums to one over twelve rounds', () => {
    fc.assert(
      fc.property(STRENGTHS, (strength) => {
        const { home, draw, away } = decisionChances(roundChances(strength), 12, [0, 0, 0])
        expect(home + draw + away).toBeCloseTo(1, 9)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a bout', () => {
  it('ends on the cards after all rounds, or by a stoppage that wins all of them', () => {
    let stopped = 0
    for (const { fixture, rules, course, last } of BOUTS) {
      const { facts, score, over } = last
      expect(facts['scorecards.match']).toEqual(score)
      expect(over.has('match')).toBe(true)
      const lasted = course.endAt - fixture.kickOff
      const index = Math.floor(lasted / (ROUND + REST))
      const byStoppage = (facts['stoppages.match'] ?? [0, 0]).findIndex((count) => count > 0)
      if (byStoppage < 0) {
        expect(lasted).toBe(rules.rounds * ROUND + (rules.rounds - 1) * REST)
        expect(facts['rounds.match']).toEqual([rules.rounds, 0])
        const leads = found(last.scorecards, 'cards').map(([home, away]) => home - away)
        expect(score).toEqual([
          leads.filter((lead) => lead > 0).length,
          leads.filter((lead) => lead < 0).length,
        ])
        continue
      }
      stopped += 1
      expect(score[byStoppage]).toBe(3)
      const round = found(SET_WORDS[index], 'round')
      expect(facts[`stoppages.${round}`]).toEqual(facts['stoppages.match'])
      expect(facts[`points.${round}`]).toEqual([0, 0])
      const within = lasted - index * (ROUND + REST)
      expect(facts['rounds.match']).toEqual([index + (within > ROUND / 2 ? 1 : 0), 0])
    }
    // Neither is rare.
    expect(stopped / BOUTS.length).toBeGreaterThan(0.3)
    expect(stopped / BOUTS.length).toBeLessThan(0.7)
  })

  it('shows points of the three judges for each round that is completed, 10 for its winner', () => {
    for (const { last } of BOUTS) {
      const sums: [number, number] = [0, 0]
      for (const round of SET_WORDS) {
        const [home, away] = last.facts[`points.${round}`] ?? [0, 0]
        if (home + away === 0) continue
        expect([57, 54]).toContain(home + away)
        expect(Math.max(home, away)).toBeLessThanOrEqual(30)
        sums[0] += home
        sums[1] += away
      }
      expect(last.facts['points.match']).toEqual(sums)
    }
  })

  it('is void without a decision, but for its rounds that are over', () => {
    const { fixture, course } = found(
      BOUTS.find(({ fixture: { kickOff }, course: { endAt } }) => endAt - kickOff > 30 * MINUTE),
      'long bout',
    )
    const at = fixture.kickOff + 10 * MINUTE
    const last = found(timelineOf(interruptedCourse(course, at, at + MINUTE)).moments.at(-1), 'last moment')
    expect(last.state).toBe('abandoned')
    const { final, voided } = resultOf('boxing', last)
    for (const key of ['scorecards.result.match', 'rounds.total.match', 'stoppages.distance.match'] as const)
      expect(voided.has(key)).toBe(true)
    expect([...final].sort()).toEqual(['points.winner.set1', 'points.winner.set2'])
  })
})

describe('what the model expects', () => {
  it('sums to one at any time, and counts no round less than have been counted', () => {
    for (const { fixture, rules, course } of BOUTS.slice(0, 60)) {
      const timeline = timelineOf(course)
      for (let at = fixture.kickOff - MINUTE; at < course.endAt; at += 47 * SECOND) {
        const moment = momentAt(timeline, at)
        const view = boutView(rules, fixture, { at, moment })
        const stoppage = view.stoppages.reduce((sum, [home, away]) => sum + home + away, 0)
        expect(stoppage + view.distance).toBeCloseTo(1, 9)
        expect(view.rounds.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        const counted = moment.facts['rounds.match']?.[0] ?? 0
        expect(view.rounds.chances.slice(0, counted).every((chance) => chance === 0)).toBe(true)
      }
    }
  })

  it.each([
    ['a round', 0.75 * ROUND],
    ['a rest', ROUND + 0.5 * REST],
    ['a later round', 2 * (ROUND + REST) + 0.25 * ROUND],
  ])('is as it was after an interruption in %s', (_, after) => {
    const { fixture, rules, course } = found(
      BOUTS.find(({ fixture: { kickOff }, course: { endAt } }) => endAt - kickOff > 30 * MINUTE),
      'long bout',
    )
    const stop = fixture.kickOff + after
    const pause = 7 * MINUTE
    const interrupted = continuedCourse(course, { from: stop, to: stop + pause })
    const expected = (played: typeof course, at: number) => {
      // The drift depends on the time, so both are viewed at the same one.
      const moment = momentAt(timelineOf(played), at)
      const clock = moment.clock === null ? null : { ...moment.clock, at: moment.clock.at - at }
      return boutView(rules, fixture, { at: 0, moment: { ...moment, clock } }).distance
    }
    const usual = expected(course, stop)
    expect(expected(interrupted, stop + pause)).toBeCloseTo(usual, 9)
    expect(expected(interrupted, stop + pause / 2)).toBeCloseTo(usual, 9)
  })
})
