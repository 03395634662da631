import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { continued, type Course, momentAt, timelineOf } from '../course/course.ts'
import { type Moment, otherSide, type SideIndex } from '../course/moment.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { playOn, type Shown } from './play.ts'
import { pointsToWin, servesFirst, type SetRules } from './rules.ts'
import { isWon } from './score.ts'

/** The course with a rally that a side wins at an instant, and with the rest of the match played anew. */
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
 * The score in the set that is being played, from its counts; `null` between sets, and where what is counted is not
 * rallies. Where the winner of a rally serves, who served first in the set cannot be told; it is taken to be the server.
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
