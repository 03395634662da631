import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { otherSide, sideName, withOver } from '../course/moment.ts'
import type { Counting, Moment, SideIndex } from '../course/moment.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { firstScore, isWon, winRally } from './score.ts'
import type { VolleyballScore } from './score.ts'
import { SET_PERIODS } from './view.ts'

/** Shortest and longest time of a rally with the preparation of its serve, s. */
const RALLY = { least: 20, most: 46 } as const
const BETWEEN_SETS = 3 * MINUTE

/**
 * The course of a volleyball match, rally by rally. The times of rallies are independent of the rest of the
 * match, so the elapsed time reveals nothing about the remaining time.
 */
export function playVolleyball(fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>): Course {
  const chances = dice(hash(fixture.seed, 1))
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let score = firstScore(chances.chance(0.5) ? 0 : 1)
  let at = fixture.kickOff
  happenings.push(setBegins(at, score))
  while (!isWon(score)) {
    const before = score
    score = afterRally(chances, score, fixture.strength)
    at += Math.floor(chances.between(RALLY.least, RALLY.most) * SECOND)
    happenings.push(rallyEnds(at, score, before))
    if (score.sets === before.sets) continue
    halts.push({ from: at, to: at + chances.whole(20, 40) * SECOND, scope: 'all' })
    if (isWon(score)) break
    at += BETWEEN_SETS
    happenings.push(setBegins(at, score))
  }
  const course = {
    happenings,
    halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
  return maybeAbandoned(course, fixture.kickOff, dice(hash(fixture.seed, 2)))
}

function afterRally(
  chances: Dice,
  score: VolleyballScore,
  strength: readonly [number, number],
): VolleyballScore {
  const winner: SideIndex = chances.chance(strength[score.server]) ? score.server : otherSide(score.server)
  return winRally(score, winner, chances.chance(0.5) ? 0 : 1)
}

/** Number of completed sets. */
function setsOver({ sets }: VolleyballScore): number {
  return sets[0] + sets[1]
}

function setBegins(at: number, score: VolleyballScore): Happening {
  const phase = SET_PERIODS[setsOver(score)] ?? 'set5'
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({ ...counted(before, score), state: 'live', phase, serving: sideName(score.server) }),
  }
}

/** A point; the last point of a set begins a break, and the last point of the match ends it. */
function rallyEnds(at: number, score: VolleyballScore, before: VolleyballScore): Happening {
  const setEnded = score.sets !== before.sets
  return {
    at,
    reprices: true,
    milestone: setEnded,
    apply: (moment) => {
      if (!setEnded) return { ...counted(moment, score), serving: sideName(score.server) }
      const over = withOver(moment.over, ...SET_PERIODS.slice(0, setsOver(score)))
      const ended = { ...counted(moment, score), serving: null, over }
      if (!isWon(score)) return { ...ended, phase: 'break' }
      return { ...ended, state: 'ended', phase: 'ended', closing: 'full', over: withOver(over, 'match') }
    },
  }
}

/** The counts of a score. The next set has none before its first serve. */
function counted(before: Moment, score: VolleyballScore): Moment {
  const facts: Counting = { ...before.facts, 'sets.match': score.sets, 'points.match': allPoints(score) }
  for (const [index, points] of score.points.entries()) {
    const period = SET_PERIODS[index]
    if (period !== undefined) facts[`points.${period}`] = points
  }
  return { ...before, score: score.sets, confirmedScore: score.sets, facts }
}

function allPoints({ points }: VolleyballScore): readonly [number, number] {
  return points.reduce<readonly [number, number]>(([home, away], [h, a]) => [home + h, away + a], [0, 0])
}
