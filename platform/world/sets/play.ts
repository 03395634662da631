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
import { drawCount } from './rallyCounts.ts'
import type { SetRules } from './rules.ts'
import { firstScore, isWon, winRally } from './score.ts'
import type { SetScore } from './score.ts'

/** A score with the points of each set as they are shown, and with the second count of its rallies. */
export interface Shown {
  readonly score: SetScore
  readonly points: readonly Pair[]
  /** The second count of each set, in the order of `points`; empty in sports without one. */
  readonly besides: readonly Pair[]
}

/** Separate sequences of draws, so that one kind of draw does not change the rest of a match. */
export interface Draws {
  readonly chances: Dice
  readonly visits: Dice
  readonly besides: Dice
}

/**
 * The course of a match in sets, rally by rally. The times of rallies are independent of the rest of the
 * match, so the elapsed time reveals nothing about the remaining time.
 */
export function playSets(rules: SetRules, { seed, kickOff, strength }: Played): Course {
  const chances = dice(hash(seed, 1))
  const draws = { chances, visits: dice(hash(seed, 3)), besides: dice(hash(seed, 4)) }
  const begun = firstScore(chances.chance(0.5) || rules.serves === 'none' ? 0 : 1)
  const first: Shown = {
    score: begun,
    points: begun.points,
    besides: rules.besides === undefined ? [] : [[0, 0]],
  }
  const played = playOn(rules, draws, strength, { now: first, at: kickOff })
  const course = { ...played, happenings: [setBegins(rules, kickOff, first), ...played.happenings] }
  return maybeAbandoned(course, kickOff, dice(hash(seed, 2)))
}

export type Played = Pick<Fixture, 'seed' | 'kickOff' | 'strength'>

/** A score of a set in progress, or of a match that is over, and when it was reached. */
export interface Reached {
  readonly now: Shown
  readonly at: number
}

/** The rallies from a score on, up to the end of the match. `won` is who wins the first of them, at once, if it is given. */
export function playOn(
  rules: SetRules,
  draws: Draws,
  strength: Played['strength'],
  from: Reached,
  won?: SideIndex,
): Course {
  const { chances } = draws
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let { now, at } = from
  let given = won
  while (!isWon(rules, now.score)) {
    const before = now
    const { server } = before.score
    const winner = given ?? (chances.chance(strength[server]) ? server : otherSide(server))
    now = afterRally(rules, draws, before, winner)
    if (given === undefined) at += Math.floor(chances.between(rules.rally.least, rules.rally.most) * SECOND)
    given = undefined
    happenings.push(rallyEnds(rules, at, now, before))
    if (now.score.sets === before.score.sets) {
      if (rules.pause !== undefined) halts.push({ from: at, to: at + rules.pause, scope: 'all' })
      continue
    }
    halts.push({ from: at, to: at + chances.whole(20, 40) * SECOND, scope: 'all' })
    if (isWon(rules, now.score)) break
    at += rules.betweenSets
    happenings.push(setBegins(rules, at, now))
  }
  return { happenings, halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, at) })), endAt: at }
}

function afterRally(
  rules: SetRules,
  { chances, visits, besides: drawn }: Draws,
  { score, points, besides }: Shown,
  winner: SideIndex,
): Shown {
  const next = winRally(rules, score, winner, chances.chance(0.5) ? 0 : 1)
  const begins = next.points.length > points.length
  const counted = rules.besides === undefined ? null : drawCount(rules.besides, winner, drawn)
  const counts = counted === null ? besides : withLast(besides, (last) => sumOfPairs(last, counted), begins)
  if (rules.shown === undefined) return { score: next, points: next.points, besides: counts }
  const visit = visits.whole(rules.shown.least, rules.shown.most)
  const shown = withLast(points, (last) => addTo(last, winner, visit), begins)
  return { score: next, points: shown, besides: counts }
}

/** The counts of the sets with that of the last one changed, and with the next set if it begins. */
function withLast(
  counts: readonly Pair[],
  change: (last: Pair) => Pair,
  nextBegins: boolean,
): readonly Pair[] {
  const changed = [...counts.slice(0, -1), change(counts.at(-1) ?? [0, 0])]
  return nextBegins ? [...changed, [0, 0]] : changed
}

function sumOfPairs([home, away]: Pair, [h, a]: Pair): Pair {
  return [home + h, away + a]
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
      serving: servingSide(rules, shown.score),
      clock: rules.clocked === true ? { seconds: 0, running: true, direction: 'up', at } : before.clock,
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
      if (!setEnded) return { ...counted(rules, moment, shown), serving: servingSide(rules, score) }
      const over = withOver(moment.over, ...SET_WORDS.slice(0, setsOver(score)))
      const clock = moment.clock === null ? null : { ...moment.clock, seconds: 0, running: false, at }
      const ended = { ...counted(rules, moment, atSetEnd(rules, shown)), serving: null, over, clock }
      if (!isWon(rules, score)) return { ...ended, phase: 'break' }
      return { ...ended, state: 'ended', phase: 'ended', closing: 'full', over: withOver(over, 'match') }
    },
  }
}

/** The score when a set has ended. Where rallies have a second count, the next set has no counts until it begins. */
function atSetEnd({ besides }: SetRules, shown: Shown): Shown {
  if (besides === undefined) return shown
  const played = setsOver(shown.score)
  return { ...shown, points: shown.points.slice(0, played), besides: shown.besides.slice(0, played) }
}

/** Who is ahead in gold in the running set, and by how much; `null` between sets, and where there is none. */
function leadInGold({ gains }: SetRules, { score, points, besides }: Shown): Pair | null {
  const running = setsOver(score)
  const [point, count] = [points[running], besides[running]]
  if (gains === undefined || point === undefined || count === undefined) return null
  const lead = (point[0] - point[1]) * gains.point + (count[0] - count[1]) * gains.counted
  return lead < 0 ? [0, -lead] : [lead, 0]
}

function servingSide({ serves }: SetRules, { server }: SetScore): Moment['serving'] {
  return serves === 'none' ? null : sideName(server)
}

/** The counts of a score. A set that has just been entered has none. */
function counted(rules: SetRules, before: Moment, shown: Shown): Moment {
  const { score, points, besides } = shown
  const facts: Counting = { ...before.facts, 'sets.match': score.sets }
  setCounts(facts, rules.counts, points)
  if (rules.besides !== undefined) setCounts(facts, rules.besides.stat, besides)
  delete facts['gold.match']
  const lead = leadInGold(rules, shown)
  if (lead !== null) facts['gold.match'] = lead
  return { ...before, score: score.sets, confirmedScore: score.sets, facts }
}

function setCounts(facts: Counting, stat: SetRules['counts'] | 'kills', counts: readonly Pair[]): void {
  facts[`${stat}.match`] = counts.reduce<Pair>(sumOfPairs, [0, 0])
  for (const [index, ofSet] of counts.entries()) {
    const set = SET_WORDS[index]
    if (set !== undefined) facts[`${stat}.${set}`] = ofSet
  }
}
