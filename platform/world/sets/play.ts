import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { addTo, otherSide, sideName, withOver } from '../course/moment.ts'
import type { Counting, Moment, SideIndex } from '../course/moment.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { SECOND } from '../durations.ts'
import type { SetRules } from './rules.ts'
import { firstScore, isWon, winRally } from './score.ts'
import type { SetScore } from './score.ts'

/** A score with the points of each set as they are shown. */
interface Shown {
  readonly score: SetScore
  readonly points: readonly Pair[]
}

/**
 * The course of a match in sets, rally by rally. The times of rallies are independent of the rest of the
 * match, so the elapsed time reveals nothing about the remaining time.
 */
export function playSets(rules: SetRules, fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>): Course {
  const chances = dice(hash(fixture.seed, 1))
  const visits = dice(hash(fixture.seed, 3))
  const happenings: Happening[] = []
  const halts: Halt[] = []
  const begun = firstScore(chances.chance(0.5) ? 0 : 1)
  let now: Shown = { score: begun, points: begun.points }
  let at = fixture.kickOff
  happenings.push(setBegins(rules, at, now))
  while (!isWon(rules, now.score)) {
    const before = now
    now = afterRally(rules, { chances, visits }, before, fixture.strength)
    at += Math.floor(chances.between(rules.rally.least, rules.rally.most) * SECOND)
    happenings.push(rallyEnds(rules, at, now, before))
    if (now.score.sets === before.score.sets) continue
    halts.push({ from: at, to: at + chances.whole(20, 40) * SECOND, scope: 'all' })
    if (isWon(rules, now.score)) break
    at += rules.betweenSets
    happenings.push(setBegins(rules, at, now))
  }
  const course = {
    happenings,
    halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
  return maybeAbandoned(course, fixture.kickOff, dice(hash(fixture.seed, 2)))
}

function afterRally(
  rules: SetRules,
  { chances, visits }: { readonly chances: Dice; readonly visits: Dice },
  { score, points }: Shown,
  strength: readonly [number, number],
): Shown {
  const winner: SideIndex = chances.chance(strength[score.server]) ? score.server : otherSide(score.server)
  const next = winRally(rules, score, winner, chances.chance(0.5) ? 0 : 1)
  if (rules.shown === undefined) return { score: next, points: next.points }
  const visit = visits.whole(rules.shown.least, rules.shown.most)
  const shown = [...points.slice(0, -1), addTo(points.at(-1) ?? [0, 0], winner, visit)]
  return { score: next, points: next.points.length > points.length ? [...shown, [0, 0]] : shown }
}

/** Number of completed sets. */
function setsOver({ sets }: SetScore): number {
  return sets[0] + sets[1]
}

function setBegins(rules: SetRules, at: number, shown: Shown): Happening {
  const phase = SET_WORDS[setsOver(shown.score)] ?? 'set1'
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...counted(rules, before, shown),
      state: 'live',
      phase,
      serving: sideName(shown.score.server),
    }),
  }
}

/** A point; the last point of a set begins a break, and the last point of the match ends it. */
function rallyEnds(rules: SetRules, at: number, shown: Shown, before: Shown): Happening {
  const { score } = shown
  const setEnded = score.sets !== before.score.sets
  return {
    at,
    reprices: true,
    milestone: setEnded,
    apply: (moment) => {
      if (!setEnded) return { ...counted(rules, moment, shown), serving: sideName(score.server) }
      const over = withOver(moment.over, ...SET_WORDS.slice(0, setsOver(score)))
      const ended = { ...counted(rules, moment, shown), serving: null, over }
      if (!isWon(rules, score)) return { ...ended, phase: 'break' }
      return { ...ended, state: 'ended', phase: 'ended', closing: 'full', over: withOver(over, 'match') }
    },
  }
}

/** The counts of a score. The next set has none before its first serve. */
function counted({ counts }: SetRules, before: Moment, { score, points }: Shown): Moment {
  const facts: Counting = {
    ...before.facts,
    'sets.match': score.sets,
    [`${counts}.match` as const]: all(points),
  }
  for (const [index, ofSet] of points.entries()) {
    const set = SET_WORDS[index]
    if (set !== undefined) facts[`${counts}.${set}`] = ofSet
  }
  return { ...before, score: score.sets, confirmedScore: score.sets, facts }
}

function all(points: readonly Pair[]): Pair {
  return points.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0])
}
