import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { continued, type Course, momentAt, timelineOf } from '../course/course.ts'
import { type Moment, otherSide, type SideIndex } from '../course/moment.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { playOn, type Shown } from './play.ts'
import { pointsToWin, servesFirst, type SetRules } from './rules.ts'
import { isWon } from './score.ts'

/** The course up to an instant, a rally that a side wins then, and the rest of the match simulated again. */
export function withRally(
  rules: SetRules,
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  course: Course,
  at: number,
  side: SideIndex,
): Course | null {
  const now = shownIn(rules, momentAt(timelineOf(course), at))
  if (now === null) return null
  const draws = {
    chances: dice(hash(seed, 5, at)),
    visits: dice(hash(seed, 6, at)),
    besides: dice(hash(seed, 7, at)),
  }
  return continued(course, at, playOn(rules, draws, strength, { now, at }, side))
}

/**
 * The score in the running set, from its counts; `null` between sets, and in sports that do not count rallies. In a sport
 * where the winner of a rally serves, the counts do not show who served first in the set: the present server is assumed.
 */
function shownIn(rules: SetRules, { state, phase, score: sets, facts, serving }: Moment): Shown | null {
  const over = sets[0] + sets[1]
  if (state !== 'live' || phase !== SET_WORDS[over] || rules.shown !== undefined) return null
  if (isWon(rules, { sets })) return null
  const countsOf = (stat: SetRules['counts'] | 'kills'): readonly Pair[] =>
    SET_WORDS.slice(0, over + 1).map((set) => facts[`${stat}.${set}`] ?? [0, 0])
  const points = countsOf(rules.counts)
  const server = serving === 'away' ? 1 : 0
  const first = firstServer(rules, points.at(-1) ?? [0, 0], pointsToWin(rules, sets), server)
  return {
    score: { sets, points, server, first },
    points,
    besides: rules.besides === undefined ? [] : countsOf(rules.besides.stat),
  }
}

function firstServer({ serves }: SetRules, [home, away]: Pair, target: number, server: SideIndex): SideIndex {
  if (serves === 'none' || serves === 'winner') return server
  return servesFirst(serves.turns, home + away, target) ? server : otherSide(server)
}
