import { describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL_RULES } from '../../../platform/world/americanFootball/sport.ts'
import { BEACH_SOCCER_RULES } from '../../../platform/world/beachSoccer/sport.ts'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import { continuedCourse } from '../../../platform/world/course/interruption.ts'
import { HANDBALL_RULES } from '../../../platform/world/handball/sport.ts'
import { HOCKEY_RULES } from '../../../platform/world/hockey/sport.ts'
import { ICE_HOCKEY_RULES } from '../../../platform/world/iceHockey/sport.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { playTimed } from '../../../platform/world/timed/play.ts'
import { timedView } from '../../../platform/world/timed/view.ts'
import { WATER_POLO_RULES } from '../../../platform/world/waterPolo/sport.ts'
import { EPOCH, MINUTE } from './builders.ts'

const SPORTS = [
  ['iceHockey', ICE_HOCKEY_RULES],
  ['handball', HANDBALL_RULES],
  ['waterPolo', WATER_POLO_RULES],
  ['hockey', HOCKEY_RULES],
  ['beachSoccer', BEACH_SOCCER_RULES],
  ['americanFootball', AMERICAN_FOOTBALL_RULES],
] as const

describe.each(SPORTS)('a match of %s that is interrupted', (sport, rules) => {
  const secondBegins = rules.partLength + (rules.pauses[0] ?? 0)
  it.each([
    ['the first part', 0.75 * rules.partLength],
    ['the pause after it', secondBegins - MINUTE],
    ['the second part', secondBegins + 0.75 * rules.partLength],
  ])('has as much to come as without the interruption, in %s', (_, after) => {
    const fixture = fixtureOf({ seed: 5, epoch: EPOCH }, sport, 3)
    const course = playTimed(rules, fixture)
    const stop = fixture.kickOff + after
    const pause = 10 * MINUTE
    const interrupted = continuedCourse(course, { from: stop, to: stop + pause })
    const expected = (played: typeof course, at: number): number => {
      // The drift depends on the time, so both are viewed at the same one.
      const moment = momentAt(timelineOf(played), at)
      const clock = moment.clock === null ? null : { ...moment.clock, at: moment.clock.at - at }
      const { total, counted } = timedView(rules, fixture, { at: 0, moment: { ...moment, clock } }).outlook(
        'match',
      )
      const { from, chances } = total()
      return (
        chances.reduce((sum, chance, place) => sum + chance * (from + place), 0) - counted[0] - counted[1]
      )
    }
    const usual = expected(course, stop)
    expect(expected(interrupted, stop + pause)).toBeCloseTo(usual, 2)
    expect(expected(interrupted, stop + pause / 2)).toBeCloseTo(usual, 2)
  })
})
