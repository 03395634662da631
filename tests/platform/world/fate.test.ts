import { describe, expect, it } from 'vitest'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { maybeInterrupted } from '../../../platform/world/course/interruption.ts'
import { latenessOf, VOID_AFTER } from '../../../platform/world/course/lateness.ts'
import { isReviewed } from '../../../platform/world/course/review.ts'
import type { Fixture } from '../../../platform/world/fixture.ts'
import { courseOf } from '../../../platform/world/runningMatch.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { playedSport } from '../../../platform/world/sports.ts'
import { isOver } from '../../../platform/book/matchState.ts'
import type { World, WorldMatch } from '../../../platform/world/world.ts'
import {
  EPOCH,
  footballAfter,
  found,
  HOUR,
  MINUTE,
  recordEvents,
  SECOND,
  type TestWorld,
} from './builders.ts'

const GOALS = 'goals.match'
const RESULT = 'goals.result.match'

function footballMatch({ world }: TestWorld, state: WorldMatch['state'], from = 0): WorldMatch {
  const match = world
    .matches()
    .find((each) => each.sport === 'football' && each.state === state && each.kickOff > from)
  return found(match, `football match that is ${state}`)
}

/** A match that control has ended. */
function ended(test: TestWorld): string {
  const { id } = footballMatch(test, 'live')
  expect(test.world.control.end(id)).toBe(true)
  test.pass(SECOND)
  return id
}

const decided = (world: World, id: string) => {
  const result = world.result(id)
  return (result?.final.size ?? 0) + (result?.voided.size ?? 0)
}

describe('a result', () => {
  it('is withdrawn and published again, with other counts', () => {
    const test = footballAfter(HOUR)
    const id = ended(test)
    const recorded = recordEvents(test.world)
    const before = found(test.world.result(id)?.facts[GOALS], 'score')
    expect(test.world.control.withdraw(id)).toBe(true)
    expect(test.world.control.withdraw(id)).toBe(false)
    expect(decided(test.world, id)).toBe(0)
    expect(test.world.result(id)).toMatchObject({ withdrawn: true, forced: true })
    expect(test.world.mayBeRevised(id)).toBe(true)
    test.pass(SECOND)
    expect(test.world.control.publish(id, { [GOALS]: [before[0] + 1, before[1]] })).toBe(true)
    const result = found(test.world.result(id), 'result')
    expect(result.final).toContain(RESULT)
    expect(result.facts[GOALS]).toEqual([before[0] + 1, before[1]])
    expect(test.world.match(id)?.score).toEqual([before[0] + 1, before[1]])
    const types = recorded.filter(({ event }) => event.matchId === id).map(({ event }) => event.type)
    expect(types.filter((type) => type === 'revised')).toHaveLength(1)
    expect(types.at(-1)).toBe('settled')
  })

  it('is withdrawn and corrected long after the match has left the list', () => {
    const test = footballAfter(HOUR)
    const [past] = test.world.past('football', test.now() - 30 * HOUR, test.now() - 24 * HOUR)
    const { id } = found(past, 'past match')
    const before = found(test.world.result(id)?.facts[GOALS], 'score')
    const recorded = recordEvents(test.world)
    expect(test.world.control.withdraw(id)).toBe(true)
    expect(decided(test.world, id)).toBe(0)
    expect(test.world.control.publish(id, { [GOALS]: [before[0], before[1] + 2] })).toBe(true)
    expect(test.world.result(id)?.facts[GOALS]).toEqual([before[0], before[1] + 2])
    expect(test.world.result(id)?.final).toContain(RESULT)
    expect(recorded.map(({ event }) => event.type)).toEqual(['revised', 'revised', 'settled'])
    expect(test.world.control.cancel(id)).toBe(true)
    expect(test.world.result(id)).toMatchObject({ state: 'cancelled' })
    expect(test.world.result(id)?.voided).toContain(RESULT)
    expect(test.world.result(id)?.final.size).toBe(0)
  })

  it('is withdrawn by the world itself about once in 120 matches', () => {
    const reviewed = fixtures(6000).filter(isReviewed)
    expect(reviewed.length).toBeGreaterThan(6000 / 200)
    expect(reviewed.length).toBeLessThan(6000 / 80)
  })

  it('that the world withdraws is published again before the match leaves the list', () => {
    const fixture = found(
      fixtures(2000).find((each) => isReviewed(each) && latenessOf(each) === 0),
      'reviewed fixture',
    )
    const test = footballAfter(courseOf(fixture).endAt - EPOCH - MINUTE)
    const recorded = recordEvents(test.world)
    expect(test.world.mayBeRevised(fixture.id)).toBe(true)
    // A long step, in which only phases are shown.
    test.pass(30 * MINUTE)
    const types = recorded.filter(({ event }) => event.matchId === fixture.id).map(({ event }) => event.type)
    expect(types.filter((type) => type === 'revised')).toHaveLength(1)
    expect(types.lastIndexOf('settled')).toBeGreaterThan(types.indexOf('revised'))
    expect(types.at(-1)).toBe('closed')
    expect(test.world.result(fixture.id)?.withdrawn ?? false).toBe(false)
    expect(test.world.result(fixture.id)?.final).toContain(RESULT)
  })
})

describe('a match', () => {
  it('that is postponed is not bet on, and void twelve hours later', () => {
    const test = footballAfter(HOUR)
    const { id, kickOff } = footballMatch(test, 'notStarted', test.now() + 10 * MINUTE)
    expect(test.world.control.postpone(id, null)).toBe(true)
    expect(test.world.match(id)).toMatchObject({ state: 'postponed', bettingStatus: 'suspended' })
    test.pass(kickOff + VOID_AFTER - test.now() - MINUTE)
    expect(test.world.match(id)?.state).toBe('postponed')
    expect(decided(test.world, id)).toBe(0)
    test.pass(2 * MINUTE)
    expect(test.world.result(id)).toMatchObject({ state: 'postponed' })
    expect(test.world.result(id)?.voided).toContain(RESULT)
  })

  it('that is postponed to another time is played then', () => {
    const test = footballAfter(HOUR)
    const { id, kickOff } = footballMatch(test, 'notStarted', test.now() + 10 * MINUTE)
    expect(test.world.control.postpone(id, 13 * HOUR)).toBe(false)
    expect(test.world.control.postpone(id, 2 * HOUR)).toBe(true)
    expect(test.world.match(id)).toMatchObject({ state: 'delayed', kickOff: kickOff + 2 * HOUR })
    test.pass(kickOff + HOUR - test.now())
    expect(test.world.match(id)?.state).toBe('delayed')
    test.pass(HOUR + MINUTE)
    expect(test.world.match(id)).toMatchObject({ state: 'live', phase: 'firstHalf' })
    test.pass(4 * HOUR)
    expect(test.world.result(id)?.state).toMatch(/ended|abandoned/)
  })

  it('that is interrupted stands still, and goes on where it was', () => {
    const test = footballAfter(HOUR)
    const before = footballMatch(test, 'live')
    const { id } = before
    expect(test.world.control.interrupt(id)).toBe(true)
    const paused = found(test.world.match(id), 'match')
    expect(paused).toMatchObject({ state: 'interrupted', bettingStatus: 'suspended' })
    test.pass(40 * MINUTE)
    expect(test.world.match(id)).toMatchObject({
      state: 'interrupted',
      score: paused.score,
      clock: paused.clock,
    })
    expect(test.world.control.continue(id)).toBe(true)
    expect(test.world.control.continue(id)).toBe(false)
    const on = found(test.world.match(id), 'match')
    expect(on).toMatchObject({ state: 'live', phase: before.phase })
    expect(on.clock?.seconds).toBe(paused.clock?.seconds)
    const undisturbed = footballAfter(HOUR)
    test.pass(4 * HOUR)
    undisturbed.pass(4 * HOUR)
    expect(test.world.result(id)?.facts[GOALS]).toEqual(undisturbed.world.result(id)?.facts[GOALS])
  })

  it('that is interrupted for too long, or abandoned, is void where it is not decided', () => {
    const test = footballAfter(HOUR)
    const live = footballMatch(test, 'live')
    test.world.control.interrupt(live.id)
    test.pass(VOID_AFTER + MINUTE)
    expect(test.world.result(live.id)).toMatchObject({ state: 'abandoned' })
    expect(test.world.result(live.id)?.voided).toContain(RESULT)
    const other = footballMatch(test, 'live')
    expect(test.world.control.abandon(other.id)).toBe(true)
    expect(test.world.result(other.id)?.voided).toContain(RESULT)
    expect(isOver(found(test.world.match(other.id), 'match'))).toBe(true)
    expect(test.world.control.abandon(other.id)).toBe(false)
  })

  it('that has not begun is cancelled with all its markets', () => {
    const test = footballAfter(HOUR)
    const { id } = footballMatch(test, 'notStarted')
    expect(test.world.control.withdraw(id)).toBe(false)
    expect(test.world.control.cancel(id)).toBe(true)
    expect(test.world.result(id)).toMatchObject({ state: 'cancelled' })
    expect(test.world.result(id)?.voided).toContain(RESULT)
  })

  it('begins late in one of a hundred, and is not played in time in one of three hundred', () => {
    const all = fixtures(6000).map(latenessOf)
    const late = all.filter((lateness) => lateness !== null && lateness > 0)
    expect(late.length).toBeGreaterThan(6000 / 160)
    expect(late.length).toBeLessThan(6000 / 65)
    const postponed = all.filter((lateness) => lateness === null)
    expect(postponed.length).toBeGreaterThan(6000 / 600)
    expect(postponed.length).toBeLessThan(6000 / 160)
  })

  it('that begins late does so after a restart, too', () => {
    const fixture = found(
      fixtures(2000).find((each) => (latenessOf(each) ?? 0) > 0),
      'late fixture',
    )
    const begins = fixture.kickOff + (latenessOf(fixture) ?? 0)
    const test = footballAfter(fixture.kickOff - EPOCH - 5 * MINUTE)
    expect(test.world.match(fixture.id)?.state).toBe('notStarted')
    test.pass(6 * MINUTE)
    const delayed = found(test.world.match(fixture.id), 'late match')
    expect(delayed).toMatchObject({ state: 'delayed', bettingStatus: 'suspended', kickOff: begins })
    const restarted = footballAfter(test.now() - EPOCH)
    expect(restarted.world.match(fixture.id)).toMatchObject({ state: 'delayed', kickOff: begins })
    test.pass(begins - test.now() + MINUTE)
    expect(test.world.match(fixture.id)?.state).toBe('live')
    expect(footballAfter(test.now() - EPOCH).world.match(fixture.id)?.score).toEqual(
      test.world.match(fixture.id)?.score,
    )
  })

  it('that the world interrupts goes on with the same play', () => {
    const play = playedSport('football').play
    const interrupted = fixtures(2000).flatMap((fixture) => {
      const played = play(fixture)
      const course = maybeInterrupted(played, fixture)
      return course === played ? [] : [{ played, course }]
    })
    expect(interrupted.length).toBeGreaterThan(2000 / 400)
    expect(interrupted.length).toBeLessThan(2000 / 80)
    for (const { played, course } of interrupted) {
      expect(course.endAt).toBeGreaterThan(played.endAt)
      const end = (of: typeof course) => timelineOf(of).moments.at(-1)
      expect(end(course)).toMatchObject({
        facts: end(played)?.facts,
        state: 'ended',
        score: end(played)?.score,
      })
      expect(timelineOf(course).moments.some(({ state }) => state === 'interrupted')).toBe(true)
    }
  })
})

/** The first fixtures of the world in football. */
function fixtures(count: number): readonly Fixture[] {
  return Array.from({ length: count }, (_, number) =>
    fixtureOf({ seed: 7, epoch: EPOCH }, 'football', number),
  )
}
