import { describe, expect, it } from 'vitest'
import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { BANDS_OF_A_HALF, MINUTE_BANDS } from '../../../streams/domain/minuteBands.ts'
import { sequenceOf } from '../../../streams/domain/scoringOrder.ts'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import type { Course } from '../../../platform/world/course/course.ts'
import { isReviewed } from '../../../platform/world/course/review.ts'
import { UNDISTURBED } from '../../../platform/world/adjustments.ts'
import { playedSport } from '../../../platform/world/sports.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { courseOf, openMatch } from '../../../platform/world/runningMatch.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { EPOCH, found, MINUTE } from './builders.ts'

const ORIGIN = { seed: 17, epoch: EPOCH }

const PLAYED = Array.from({ length: 300 }, (_, number) => {
  const fixture = fixtureOf(ORIGIN, 'football', number)
  return { fixture, timeline: timelineOf(courseOf(fixture)) }
})

const add = (pairs: readonly (Pair | undefined)[]): Pair =>
  pairs.reduce<Pair>((sum, pair) => [sum[0] + (pair?.[0] ?? 0), sum[1] + (pair?.[1] ?? 0)], [0, 0])

function sumOfBands(facts: Facts, stat: 'goals' | 'corners', from: number, to: number): Pair {
  return add(MINUTE_BANDS.slice(from, to).map((band) => facts[`${stat}.${band}`]))
}

describe('the quarters of an hour of a football match', () => {
  it('add up to the halves at every moment, in goals and corners', () => {
    for (const { timeline } of PLAYED) {
      for (const { facts } of timeline.moments) {
        for (const stat of ['goals', 'corners'] as const) {
          expect(sumOfBands(facts, stat, 0, BANDS_OF_A_HALF)).toEqual(facts[`${stat}.firstHalf`] ?? [0, 0])
          expect(sumOfBands(facts, stat, BANDS_OF_A_HALF, 6)).toEqual(facts[`${stat}.secondHalf`] ?? [0, 0])
        }
      }
    }
  })

  it('have the goals of their minutes, and are final when they are over', () => {
    let ended = 0
    for (const { fixture, timeline } of PLAYED) {
      const begins = timeline.course.kickOff ?? fixture.kickOff
      const interrupted = timeline.moments.some(({ phase }) => phase === 'interrupted')
      if (interrupted || timeline.moments.at(-1)?.state !== 'ended') continue
      const secondHalf =
        timeline.times[timeline.moments.findIndex(({ phase }) => phase === 'secondHalf')] ?? 0
      for (const [place, band] of MINUTE_BANDS.entries()) {
        const from = place < 3 ? begins + place * 15 * MINUTE : secondHalf + (place - 3) * 15 * MINUTE
        const over = timeline.times[timeline.moments.findIndex((moment) => moment.over.has(band))] ?? 0
        const last = place === 2 || place === 5
        const waits = over - from - 15 * MINUTE
        // The last of a half contains its stoppage time; another one waits at most for the end of a review.
        expect(waits).toBeGreaterThanOrEqual(0)
        expect(waits).toBeLessThan(last ? 10 * MINUTE : 1.6 * MINUTE)
        const before = momentAt(timeline, over - 1)
        if (!last && waits > 0) expect(before.score).toEqual(momentAt(timeline, over).score)
        // No goal of it is still under review.
        const { score, confirmedScore } = momentAt(timeline, over)
        expect(confirmedScore).toEqual(score)
        const counted = momentAt(timeline, over).facts[`goals.${band}`]
        const final = momentAt(timeline, timeline.course.endAt - 1).facts[`goals.${band}`]
        if (place < 5) expect(final).toEqual(counted)
        ended += 1
      }
    }
    expect(ended).toBeGreaterThan(1000)
  })

  it('are settled while the match goes on, and void where it was abandoned before their end', () => {
    let decided = 0
    for (const { timeline } of PLAYED) {
      for (const moment of timeline.moments) {
        const { final, voided } = resultOf('football', moment)
        for (const band of MINUTE_BANDS) {
          if (moment.state === 'live' && moment.over.has(band)) {
            expect(final.has(`goals.result.${band}`)).toBe(true)
            decided += 1
          }
          if (moment.state === 'abandoned')
            expect(voided.has(`goals.total.${band}`)).toBe(!moment.over.has(band))
        }
      }
    }
    expect(decided).toBeGreaterThan(1000)
  })
})

describe('the order of goals, corners and cards', () => {
  it('belongs to the counts at every moment, of the match and of each half', () => {
    for (const { timeline } of PLAYED) {
      for (const { facts } of timeline.moments) {
        for (const [stat, order] of [
          ['goals', 'goalOrder'],
          ['corners', 'cornerOrder'],
          ['cards', 'cardOrder'],
        ] as const) {
          const sequenceIn = (period: 'match' | 'firstHalf' | 'secondHalf') =>
            sequenceOf(facts[`${order}.${period}`] ?? [0, 0])
          const [home, away] = facts[`${stat}.match`] ?? [0, 0]
          const all = sequenceIn('match')
          expect([all.filter((who) => who === 'home').length, all.length]).toEqual([home, home + away])
          expect([...sequenceIn('firstHalf'), ...sequenceIn('secondHalf')]).toEqual(all)
        }
      }
    }
  })

  it('is that in which the score changed', () => {
    for (const { timeline } of PLAYED) {
      const scorers: string[] = []
      for (const [index, { score }] of timeline.moments.slice(1).entries()) {
        const before = timeline.moments[index]?.score ?? [0, 0]
        if (score[0] > before[0]) scorers.push('home')
        else if (score[1] > before[1]) scorers.push('away')
        else if (score[0] < before[0]) scorers.splice(scorers.lastIndexOf('home'), 1)
        else if (score[1] < before[1]) scorers.splice(scorers.lastIndexOf('away'), 1)
        const { facts, over } = found(timeline.moments[index + 1], 'moment')
        // Extra time has no order.
        if (over.has('match')) break
        expect(sequenceOf(facts['goalOrder.match'] ?? [0, 0])).toEqual(scorers)
      }
    }
  })
})

describe('a match of a big league', () => {
  const big = found(
    PLAYED.find(({ fixture, timeline }) => fixture.league.hot && timeline.moments.at(-1)?.state === 'ended'),
    'match of a big league',
  )

  it('has 150 markets and more, most of which can be bet on in play', () => {
    const marketsAt = (minutes: number) =>
      openMatch(big.fixture, big.fixture.kickOff + minutes * MINUTE).match.markets
    // Three markets of the second half open at half-time.
    expect([marketsAt(-30).length, marketsAt(70).length]).toEqual([178, 181])
    for (const minutes of [5, 25]) {
      const open = marketsAt(minutes).filter(({ lines }) => lines.some(({ status }) => status !== 'closed'))
      expect(open.length).toBeGreaterThanOrEqual(150)
    }
  })

  it('prices nothing from what is still to come', () => {
    const at = big.fixture.kickOff + 20 * MINUTE
    const course = courseOf(big.fixture)
    // The same past without its future.
    const past: Course = {
      ...course,
      happenings: course.happenings.filter((happening) => happening.at <= at),
      halts: course.halts.filter(({ from }) => from <= at),
      endAt: Infinity,
    }
    const timeline = timelineOf(past)
    const board = playedSport('football').board(big.fixture, { timeline, adjustments: UNDISTURBED })
    expect(board.at(at)).toEqual(openMatch(big.fixture, at).board.at(at))
  })
})

describe('a result that is corrected', () => {
  it('has bands and an order that belong to it', () => {
    let corrected = 0
    for (let number = 0; number < 2500; number += 1) {
      const fixture = fixtureOf(ORIGIN, 'football', number)
      if (!isReviewed(fixture)) continue
      const { moments, course } = timelineOf(courseOf(fixture))
      const { facts } = found(moments.at(-1), 'last moment')
      const before = found(
        moments.findLast(({ withdrawn }) => withdrawn),
        `withdrawal of ${String(course.endAt)}`,
      ).facts
      if (facts === before) continue
      for (const stat of ['goals', 'corners'] as const) {
        const count = found(facts[`${stat}.match`], 'count')
        expect(sumOfBands(facts, stat, 0, 6)).toEqual(count)
        const order = found(facts[stat === 'goals' ? 'goalOrder.match' : 'cornerOrder.match'], 'order')
        expect(sequenceOf(order).length).toBe(count[0] + count[1])
      }
      corrected += 1
    }
    expect(corrected).toBeGreaterThan(3)
  })
})
