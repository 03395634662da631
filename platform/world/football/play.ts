import { maybeAbandoned } from '../course/abandonment.ts'
import { inOrder } from '../course/course.ts'
import type { Course } from '../course/course.ts'
import { dice, hash } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import type { WorldLeague } from '../world.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { BAND, bandsOf } from './bands.ts'
import { bandEnd, closeBetting, fullTime, halfTime, kickOff, secondHalf } from './happenings.ts'
import { type Playing, playStep, STEP } from './incidents.ts'
import { untilWon } from './knockout.ts'
import { goalShape, HALF, HALF_TIME, STOPPAGE } from './pace.ts'

/** Betting is suspended for a moment after kick-off. */
export const KICK_OFF_HALT = 12 * SECOND

/** The fields of a fixture from which its course follows. */
export type Played = Pick<Fixture, 'seed' | 'kickOff' | 'strength'> & {
  readonly league?: Pick<WorldLeague, 'knockout'>
}

/** The course of a football match. Deterministic for a fixture. */
export function playFootball(fixture: Played): Course {
  const start = fixture.kickOff
  const knockout = fixture.league?.knockout === true
  const playing: Playing = {
    dice: dice(hash(fixture.seed, 1)),
    strength: fixture.strength,
    happenings: [kickOff(start, knockout)],
    halts: [{ from: start, to: start + KICK_OFF_HALT, scope: 'all' }],
    score: [0, 0],
    reds: [0, 0],
    reviews: [],
    busyUntil: start,
  }
  const halfEnd = playHalf(playing, 0, start, playing.dice.whole(...STOPPAGE[0]) * MINUTE)
  playing.happenings.push(halfTime(halfEnd))
  const restart = halfEnd + HALF_TIME
  playing.happenings.push(secondHalf(restart))
  playing.halts.push({ from: restart, to: restart + KICK_OFF_HALT, scope: 'all' })
  const stoppage = playing.dice.whole(...STOPPAGE[1]) * MINUTE
  const endAt = playHalf(playing, 1, restart, stoppage)
  playing.happenings.push(
    closeBetting(restart + HALF, 'partial'),
    closeBetting(restart + HALF + stoppage - MINUTE, 'full'),
    fullTime(endAt),
  )
  // The market on who qualifies stays open until the end, so all betting is suspended in the last minute.
  if (knockout) playing.halts.push({ from: restart + HALF + stoppage - MINUTE, to: endAt, scope: 'all' })
  const course = {
    happenings: inOrder(playing.happenings.filter(({ at }) => at <= endAt)),
    halts: playing.halts.map((halt) => ({ ...halt, to: Math.min(halt.to, endAt) })),
    endAt,
  }
  const played = maybeAbandoned(course, start, dice(hash(fixture.seed, 2)))
  return knockout ? untilWon(fixture, played) : played
}

/** Computes a half and returns its end, which is never during a review. */
function playHalf(playing: Playing, half: 0 | 1, from: number, stoppage: number): number {
  const whistle = from + HALF + stoppage
  for (let at = from; at < whistle; at += STEP) {
    for (const side of [0, 1] as const) playStep(playing, goalShape(half, at - from), side, at)
  }
  endBands(playing, half, from)
  return Math.max(whistle, playing.busyUntil + 5 * SECOND)
}

/** The ends of the quarters of an hour before the last of a half. A goal under review is decided in its own one. */
function endBands({ happenings, reviews }: Playing, half: 0 | 1, from: number): void {
  for (const [place, band] of bandsOf(half).slice(0, -1).entries()) {
    const due = from + (place + 1) * BAND
    const review = reviews.find((each) => each.from <= due && due <= each.to)
    happenings.push(bandEnd(review === undefined ? due : review.to + 1, band))
  }
}
