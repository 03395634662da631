import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { addFact, addTo, openFacts, stopped, withOver } from '../course/moment.ts'
import type { Moment, SideIndex } from '../course/moment.ts'
import { SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import { isPart, meanScore, type Part, type Score, type TimedRules } from './rules.ts'

/** The course of a match: scores come at any time, each independent of those before it. */
export function playTimed(
  rules: TimedRules,
  fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>,
): Course {
  const chances = dice(hash(fixture.seed, 1))
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let from = fixture.kickOff
  for (const [index, part] of rules.parts.entries()) {
    happenings.push(partBegins(rules, from, index))
    const to = from + rules.partLength
    for (const { at, side, scored } of scoresIn(rules, chances, fixture.strength, from)) {
      happenings.push(score(rules, at, side, scored))
      const haltEnd = Math.min(at + rules.haltAfterScore, to)
      if (haltEnd > at) halts.push({ from: at, to: haltEnd, scope: 'all' })
    }
    if (index === rules.parts.length - 1) happenings.push(fullTime(rules, to))
    else happenings.push(partEnds(rules, to, part))
    from = to + (rules.pauses[index] ?? 0)
  }
  return maybeAbandoned({ happenings, halts, endAt: from }, fixture.kickOff, dice(hash(fixture.seed, 2)))
}

const ONE_POINT: Score = { points: 1, weight: 1 }

interface Scored {
  readonly at: number
  readonly side: SideIndex
  readonly scored: Score
}

/** The scores of a part. The times between them are exponential, so the elapsed time reveals nothing. */
function scoresIn(
  rules: TimedRules,
  chances: Dice,
  [home, away]: readonly [number, number],
  from: number,
): readonly Scored[] {
  const inPart = (home + away) / meanScore(rules) / rules.parts.length
  const scored: Scored[] = []
  let along = 0
  for (;;) {
    along += -Math.log(1 - chances.between(0, 1)) / inPart
    const at = from + Math.floor((along * rules.partLength) / SECOND) * SECOND
    if (along >= 1 || at >= from + rules.partLength) return scored
    const side: SideIndex = chances.chance(home / (home + away)) ? 0 : 1
    const each = scoreAt(rules, chances.between(0, 1))
    if (at > from) scored.push({ at, side, scored: each })
  }
}

/** The score at a place from 0 to 1 among all. */
function scoreAt({ scores }: TimedRules, place: number): Score {
  let below = 0
  for (const each of scores) {
    below += each.weight
    if (place < below) return each
  }
  return scores.at(-1) ?? ONE_POINT
}

export function score(
  rules: TimedRules,
  at: number,
  side: SideIndex,
  { points, counted }: Omit<Score, 'weight'>,
): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const next = addTo(before.score, side, points)
      const periods = isPart(rules, before.phase) ? (['match', before.phase] as const) : (['match'] as const)
      const facts = addFact(before.facts, rules.counts, periods, side, points)
      return {
        ...before,
        score: next,
        confirmedScore: next,
        facts: counted === undefined ? facts : addFact(facts, counted, ['match'], side, 1),
      }
    },
  }
}

function partBegins(
  { parts, partLength, clock, counts, scores }: TimedRules,
  at: number,
  index: number,
): Happening {
  const phase = parts[index] ?? 'firstHalf'
  const named = scores.flatMap(({ counted }) => counted ?? [])
  const begun = clock === 'up' ? index * partLength : partLength
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase,
      clock: { seconds: begun / SECOND, running: true, direction: clock, at },
      facts: openFacts(openFacts(before.facts, [counts, ...named], 'match'), [counts], phase),
    }),
  }
}

function partEnds({ parts }: TimedRules, at: number, ended: Part): Happening {
  const halfTime = parts.length % 2 === 0 && parts.indexOf(ended) === parts.length / 2 - 1
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase: halfTime ? 'halfTime' : 'break',
      clock: stopped(before, at),
      over: withOver(before.over, ended),
    }),
  }
}

function fullTime({ parts }: TimedRules, at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before: Moment) => ({
      ...before,
      state: 'ended',
      phase: 'ended',
      clock: stopped(before, at),
      closing: 'full',
      over: withOver(before.over, ...parts, 'match'),
    }),
  }
}
