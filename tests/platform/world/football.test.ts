import { describe, expect, it } from 'vitest'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import type { Timeline } from '../../../platform/world/course/course.ts'
import { classTimes, windowAt } from '../../../platform/world/course/windows.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import type { Fixture } from '../../../platform/world/fixture.ts'
import { courseOf } from '../../../platform/world/runningMatch.ts'
import { EPOCH, footballAfter, MINUTE, SECOND, worldAfter } from './builders.ts'

const ORIGIN = { seed: 11, epoch: EPOCH }

interface Played {
  readonly fixture: Fixture
  readonly timeline: Timeline
}

const PLAYED: readonly Played[] = Array.from({ length: 250 }, (_, number) => {
  const fixture = fixtureOf(ORIGIN, 'football', number)
  return { fixture, timeline: timelineOf(courseOf(fixture)) }
})

/** The times at which the score changed, with the number of goals. */
function scoreChanges({ times, moments }: Timeline): readonly { at: number; goals: number }[] {
  return moments.slice(1).flatMap((moment, index) => {
    const before = moments[index]?.score ?? [0, 0]
    const goals = moment.score[0] + moment.score[1] - before[0] - before[1]
    return goals === 0 ? [] : [{ at: times[index + 1] ?? 0, goals }]
  })
}

describe('a football match', () => {
  it('suspends everything for 20 seconds and more after each goal', () => {
    let goals = 0
    for (const { timeline } of PLAYED) {
      const plain = classTimes(timeline.course, 'plain', [])
      for (const { at } of scoreChanges(timeline).filter((change) => change.goals > 0)) {
        const window = windowAt(plain, at)
        expect(window).not.toBeNull()
        const left = Math.min(window?.to ?? 0, timeline.course.endAt) - at
        expect(left >= 15 * SECOND || window?.to === timeline.course.endAt).toBe(true)
        expect(left).toBeLessThan(3 * MINUTE)
        goals += 1
      }
    }
    expect(goals).toBeGreaterThan(400)
  })

  it('takes some goals back after a review, still suspended', () => {
    const takenBack = PLAYED.flatMap(({ timeline }) =>
      scoreChanges(timeline).flatMap(({ at, goals }) =>
        // A result that is corrected after the end is another thing.
        goals < 0 && at < timeline.course.endAt ? [{ at, timeline }] : [],
      ),
    )
    expect(takenBack.length).toBeGreaterThan(5)
    for (const { at, timeline } of takenBack) {
      expect(momentAt(timeline, at - 1).danger).toBe('review')
      expect(windowAt(classTimes(timeline.course, 'plain', []), at)).not.toBeNull()
    }
  })

  it('has two halves, half time of 15 minutes and stoppage time', () => {
    for (const { fixture, timeline } of PLAYED) {
      const started = (phase: string): number =>
        timeline.times[timeline.moments.findIndex((moment) => moment.phase === phase)] ?? NaN
      if (timeline.moments.at(-1)?.state !== 'ended') continue
      const kickOff = timeline.course.kickOff ?? fixture.kickOff
      expect(started('firstHalf')).toBe(kickOff)
      expect(started('halfTime')).toBeGreaterThanOrEqual(kickOff + 47 * MINUTE)
      expect(started('secondHalf') - started('halfTime')).toBe(15 * MINUTE)
      expect(timeline.course.endAt - started('secondHalf')).toBeGreaterThanOrEqual(49 * MINUTE)
    }
  })

  it('sees corners, yellow and now and then red cards', () => {
    const lasts = PLAYED.flatMap(({ timeline }) => timeline.moments.at(-1) ?? [])
    const mean = (of: (moment: (typeof lasts)[number]) => readonly [number, number]): number =>
      lasts.reduce((sum, moment) => sum + of(moment)[0] + of(moment)[1], 0) / lasts.length
    expect(mean(({ facts }) => facts['corners.match'] ?? [0, 0])).toBeGreaterThan(7)
    expect(mean(({ facts }) => facts['corners.match'] ?? [0, 0])).toBeLessThan(13)
    expect(mean(({ facts }) => facts['yellowCards.match'] ?? [0, 0])).toBeGreaterThan(2.5)
    expect(mean(({ facts }) => facts['redCards.match'] ?? [0, 0])).toBeGreaterThan(0.03)
    expect(mean(({ facts }) => facts['redCards.match'] ?? [0, 0])).toBeLessThan(0.3)
  })

  it('is priced so that the model is right on the whole', () => {
    // Bets on every home side before kick-off, in proportion to the fair chance, should about break even.
    const { world } = worldAfter(0, { seed: ORIGIN.seed, sports: ['football'] })
    let expected = 0
    let happened = 0
    for (const match of world
      .matches()
      .filter(({ sport, state }) => sport === 'football' && state === 'notStarted')) {
      const selections =
        match.markets.find(({ key }) => key === 'goals.result.match')?.lines[0]?.selections ?? []
      const sum = selections.reduce((total, { odds }) => total + 1 / odds, 0)
      expected += 1 / (selections[0]?.odds ?? Infinity) / sum
      const number = Number(match.id.slice(1)) - 1_000_000
      const last = timelineOf(courseOf(fixtureOf(ORIGIN, 'football', number))).moments.at(-1)
      happened += (last?.score[0] ?? 0) > (last?.score[1] ?? 0) ? 1 : 0
    }
    expect(expected).toBeGreaterThan(25)
    // Four standard deviations for this number of matches.
    expect(Math.abs(happened - expected)).toBeLessThan(4 * Math.sqrt(expected / 2))
  })

  it('marks every beginning of a suspension, also of one within another', () => {
    const halts = [
      { from: 100, to: 300, scope: 'corners' },
      { from: 200, to: 400, scope: 'corners' },
      { from: 250, to: 260, scope: 'goalLines' },
    ] as const
    const times = classTimes({ happenings: [], halts, endAt: 1000 }, 'corners', [])
    expect(times.windows).toEqual([{ from: 100, to: 400 }])
    expect(times.edges).toEqual([100, 200, 400])
  })

  it('closes first-half markets at half time and lines in stoppage time', () => {
    const { world, pass } = footballAfter(0)
    let checked = 0
    for (let step = 0; step < 6; step += 1) {
      for (const match of world.matches().filter(({ sport }) => sport === 'football')) {
        const closed = (key: string): boolean | undefined =>
          match.markets.find((market) => market.key === key)?.lines.every(({ status }) => status === 'closed')
        if (match.phase === 'halfTime' || match.phase === 'secondHalf') {
          expect(closed('goals.total.firstHalf')).toBe(true)
          expect(closed('goals.handicap.secondHalf')).toBeDefined()
          checked += 1
        }
        if (match.phase === 'firstHalf') expect(closed('goals.handicap.secondHalf')).toBeUndefined()
        if (match.state === 'ended') expect(match.bettingStatus).toBe('closed')
      }
      pass(13 * MINUTE)
    }
    expect(checked).toBeGreaterThan(40)
  })
})
