import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL_RULES } from '../../../platform/world/americanFootball/sport.ts'
import { BEACH_SOCCER_RULES } from '../../../platform/world/beachSoccer/sport.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { HANDBALL_RULES } from '../../../platform/world/handball/sport.ts'
import { HOCKEY_RULES } from '../../../platform/world/hockey/sport.ts'
import { ICE_HOCKEY_RULES } from '../../../platform/world/iceHockey/sport.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { playTimed } from '../../../platform/world/timed/play.ts'
import { meanScore } from '../../../platform/world/timed/rules.ts'
import { toCome } from '../../../platform/world/timed/view.ts'
import { WATER_POLO_RULES } from '../../../platform/world/waterPolo/sport.ts'
import { EPOCH, found } from './builders.ts'

const SPORTS = [
  ['iceHockey', ICE_HOCKEY_RULES],
  ['handball', HANDBALL_RULES],
  ['waterPolo', WATER_POLO_RULES],
  ['hockey', HOCKEY_RULES],
  ['beachSoccer', BEACH_SOCCER_RULES],
  ['americanFootball', AMERICAN_FOOTBALL_RULES],
] as const

describe.each(SPORTS)('a match of %s', (sport, rules) => {
  it('counts each score in its part and in the match, and lasts its parts and pauses', () => {
    let total = 0
    let expected = 0
    for (let number = 0; number < 400; number += 1) {
      const fixture = fixtureOf({ seed: 5, epoch: EPOCH }, sport, number)
      const course = playTimed(rules, fixture)
      const { state, facts, score, over } = found(timelineOf(course).moments.at(-1), 'last moment')
      if (state === 'abandoned') continue
      const parts = rules.parts.map((part) => facts[`${rules.counts}.${part}`] ?? [0, 0])
      const sums = [0, 1].map((side) => parts.reduce((sum, part) => sum + (part[side] ?? 0), 0))
      expect(sums).toEqual(score)
      expect(facts[`${rules.counts}.match`]).toEqual(score)
      expect([...rules.parts, 'match'].every((part) => [...over].some((one) => one === part))).toBe(true)
      const pauses = rules.pauses.reduce((sum, pause) => sum + pause, 0)
      expect(course.endAt - fixture.kickOff).toBe(rules.parts.length * rules.partLength + pauses)
      total += score[0] + score[1]
      expected += fixture.strength[0] + fixture.strength[1]
    }
    // What is scored is what the strengths promise.
    expect(total / expected).toBeGreaterThan(0.94)
    expect(total / expected).toBeLessThan(1.06)
  })

  it('has weights of scores that sum to one', () => {
    expect(rules.scores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
  })
})

it('counts touchdowns and field goals of american football, which with safeties are all its points', () => {
  const kinds = { touchdowns: 0, fieldGoals: 0 }
  for (let number = 0; number < 200; number += 1) {
    const fixture = fixtureOf({ seed: 5, epoch: EPOCH }, 'americanFootball', number)
    const course = playTimed(AMERICAN_FOOTBALL_RULES, fixture)
    const { facts, score } = found(timelineOf(course).moments.at(-1), 'last moment')
    for (const side of [0, 1] as const) {
      const touchdowns = facts['touchdowns.match']?.[side] ?? 0
      const fieldGoals = facts['fieldGoals.match']?.[side] ?? 0
      const rest = score[side] - 3 * fieldGoals
      // A touchdown is worth six to eight; what is left are safeties.
      expect(rest).toBeGreaterThanOrEqual(6 * touchdowns)
      if (touchdowns === 0) expect(rest % 2).toBe(0)
      kinds.touchdowns += touchdowns
      kinds.fieldGoals += fieldGoals
    }
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(100)
})

it('the points to come have the mean that is expected, and sum to one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SPORTS),
      fc.double({ min: 0, max: 40, noNaN: true }),
      ([, rules], mean) => {
        const chances = toCome(rules, mean)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
        expect(chances.reduce((sum, chance, points) => sum + chance * points, 0)).toBeCloseTo(mean, 1)
        expect(chances.every((chance) => chance >= 0)).toBe(true)
      },
    ),
  )
})

it('one score of american football has the chances of its kinds', () => {
  const rate = 0.001
  const chances = toCome(AMERICAN_FOOTBALL_RULES, rate * meanScore(AMERICAN_FOOTBALL_RULES))
  for (const { points, weight } of AMERICAN_FOOTBALL_RULES.scores)
    expect((chances[points] ?? 0) / rate).toBeCloseTo(weight, 2)
})
