import type { Period } from '../../../streams/domain/market.ts'
import type { Facts } from '../../../streams/domain/match.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import { continued, type Course, type Halt, type Happening, momentAt, timelineOf } from '../course/course.ts'
import { otherSide, sideName, withOver } from '../course/moment.ts'
import type { Counting, Moment, SideIndex } from '../course/moment.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { SECOND } from '../durations.ts'
import { calledPoints, currentGames, firstScore, isWon, servesNext, winPoint } from './score.ts'
import type { PointScore } from '../course/moment.ts'

/** Shortest and longest time of a point with the preparation of its serve, s. */
const POINT = { least: 19, most: 39 } as const
/** Additional rest, s: after a game, at a change of ends, after a set. */
const REST = { game: 15, ends: 55, set: 110 } as const

const SET_PERIODS = ['set1', 'set2', 'set3'] as const

/**
 * The course of a tennis match, point by point. The times of points are independent of the rest of the match,
 * so the elapsed time reveals nothing about the remaining time.
 */
export function playTennis({ seed, kickOff, strength }: Played): Course {
  const chances = dice(hash(seed, 1))
  const first = firstScore(chances.chance(0.5) ? 0 : 1)
  const played = playOn(chances, strength, first, kickOff)
  const course = { ...played, happenings: [firstServe(kickOff, first), ...played.happenings] }
  return maybeAbandoned(course, kickOff, dice(hash(seed, 2)))
}

type Played = Pick<Fixture, 'seed' | 'kickOff' | 'strength'>

/** The points that follow a score, and the times of all of them after an instant. */
function playOn(chances: Dice, strength: Played['strength'], from: PointScore, at: number): Course {
  const points = playPoints(chances, strength, from)
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let endAt = at
  let rest = 0
  for (const { before, after } of points) {
    endAt += rest + Math.floor(chances.between(POINT.least, POINT.most) * SECOND)
    happenings.push(point(endAt, after))
    const halt = haltAfter(chances, before, after)
    if (halt > 0) halts.push({ from: endAt, to: endAt + halt, scope: 'all' })
    rest = restAfter(before, after) * SECOND
  }
  return { happenings, halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, endAt) })), endAt }
}

/** The course up to an instant, a point that a side wins then, and the rest of the match simulated again. */
export function withPoint(
  { seed, strength }: Played,
  course: Course,
  at: number,
  side: SideIndex,
): Course | null {
  const { state, pointScore } = momentAt(timelineOf(course), at)
  if (state !== 'live' || pointScore === null) return null
  const score = winPoint(pointScore, side)
  const rest = playOn(dice(hash(seed, 5, at)), strength, score, at)
  return continued(course, at, { ...rest, happenings: [point(at, score), ...rest.happenings] })
}

interface Point {
  readonly before: PointScore
  readonly after: PointScore
}

function playPoints(chances: Dice, strength: readonly [number, number], from: PointScore): readonly Point[] {
  const points: Point[] = []
  let score = from
  while (!isWon(score)) {
    const server = servesNext(score)
    const winner: SideIndex = chances.chance(strength[server]) ? server : otherSide(server)
    const after = winPoint(score, winner)
    points.push({ before: score, after })
    score = after
  }
  return points
}

function gameEnds(before: PointScore, after: PointScore): boolean {
  return before.server !== after.server
}

function setEnds(before: PointScore, after: PointScore): boolean {
  return before.sets !== after.sets
}

/** Additional rest between two points, s. */
function restAfter(before: PointScore, after: PointScore): number {
  if (setEnds(before, after)) return REST.set
  if (!gameEnds(before, after)) return 0
  const [home, away] = currentGames(after)
  return (home + away) % 2 === 1 ? REST.ends : REST.game
}

/** Betting is suspended briefly after a game, longer after a set. */
function haltAfter(chances: Dice, before: PointScore, after: PointScore): number {
  if (setEnds(before, after)) return chances.whole(20, 40) * SECOND
  return gameEnds(before, after) && chances.chance(0.6) ? chances.whole(4, 9) * SECOND : 0
}

function firstServe(at: number, score: PointScore): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({ ...scoredAt(before, score), state: 'live', phase: 'set1' }),
  }
}

function point(at: number, score: PointScore): Happening {
  const over = isWon(score)
  return {
    at,
    reprices: true,
    // At the start of a set and at the end, no game of the set has been played.
    milestone: over || currentGames(score).every((games) => games === 0),
    apply: (before) => {
      const after = scoredAt(before, score)
      const finished = SET_PERIODS.slice(0, score.sets[0] + score.sets[1])
      const phase = SET_PERIODS[score.games.length - 1] ?? 'set3'
      if (!over) return { ...after, phase, over: withOver(before.over, ...finished) }
      return {
        ...after,
        state: 'ended',
        phase: 'ended',
        serving: null,
        closing: 'full',
        over: withOver(before.over, ...finished, 'match'),
      }
    },
  }
}

function scoredAt(before: Moment, score: PointScore): Moment {
  return {
    ...before,
    score: score.sets,
    confirmedScore: score.sets,
    serving: sideName(servesNext(score)),
    facts: factsOf(score),
    pointScore: score,
  }
}

function factsOf(score: PointScore): Facts {
  const facts: Counting = {
    'sets.match': score.sets,
    'points.match': calledPoints(score),
    'games.match': score.games.reduce<readonly [number, number]>(
      ([home, away], [h, a]) => [home + h, away + a],
      [0, 0],
    ),
  }
  for (const [index, games] of score.games.entries()) {
    const period: Period | undefined = SET_PERIODS[index]
    if (period !== undefined) facts[`games.${period}`] = games
  }
  return facts
}
