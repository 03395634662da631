import type { MatchClock, Pair } from '../../../streams/domain/match.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { Instant } from '../pricing/board.ts'
import { type Counts, differenceOf, type Spread, sumOf } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import { meanScore, type Part, type TimedRules } from './rules.ts'

/** What a period has counted, and its probable final counts. */
export interface Outlook {
  readonly counted: Pair
  readonly lead: () => Spread
  readonly total: () => Spread
}

export interface TimedView {
  readonly outlook: (period: 'match' | Part) => Outlook
}

/** The model's expectation at an instant: scores come as they did, at the rate of each side. */
export function timedView(
  rules: TimedRules,
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
): TimedView {
  const known = new Map<'match' | Part, Outlook>()
  const rates = [strength[0] * drift(seed, 1, instant.at), strength[1] * drift(seed, 2, instant.at)] as const
  const outlook = (period: 'match' | Part): Outlook => {
    const counted = instant.moment.facts[`${rules.counts}.${period}`] ?? [0, 0]
    const share = shareLeft(rules, instant, period)
    const [home, away] = [
      lazily(() => toCome(rules, rates[0] * share)),
      lazily(() => toCome(rules, rates[1] * share)),
    ]
    return {
      counted,
      lead: lazily(() => moved(differenceOf(home(), away()), counted[0] - counted[1])),
      total: lazily(() =>
        moved(sumOf({ from: 0, chances: home() }, { from: 0, chances: away() }), counted[0] + counted[1]),
      ),
    }
  }
  return {
    outlook: (period) => {
      const before = known.get(period)
      if (before !== undefined) return before
      const made = outlook(period)
      known.set(period, made)
      return made
    },
  }
}

function moved({ from, chances }: Spread, by: number): Spread {
  return { from: from + by, chances }
}

/** A factor near 1 that changes slowly, so that the prices of a side move without events. */
function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    1 +
    0.004 * walk(1, 9 * SECOND) +
    0.006 * walk(2, 80 * SECOND) +
    0.008 * walk(3, 12 * MINUTE) +
    0.015 * walk(4, 7 * HOUR)
  )
}

/** The share of the match that is still to be played of a period. */
function shareLeft(rules: TimedRules, { at, moment }: Instant, period: 'match' | Part): number {
  const { phase, clock, over } = moment
  if (over.has(period)) return 0
  const present = phase === 'interrupted' ? rules.parts.find((part) => !over.has(part)) : phase
  const left = rules.parts.map((part, index) => {
    if (over.has(part)) return 0
    return part === present && clock !== null ? clockLeft(rules, clock, index, at) / rules.partLength : 1
  })
  const sum =
    period === 'match'
      ? left.reduce((all, share) => all + share, 0)
      : (left[rules.parts.indexOf(period)] ?? 0)
  return sum / rules.parts.length
}

/** What the clock leaves of a part, ms. After an interruption it runs on from where it was. */
function clockLeft({ partLength }: TimedRules, clock: MatchClock, index: number, at: number): number {
  const { seconds, running, direction } = clock
  // A clock that stands at zero in an interrupted pause is that of the part before.
  if (direction === 'down' && !running && seconds === 0) return partLength
  const shown = direction === 'down' ? seconds * SECOND : (index + 1) * partLength - seconds * SECOND
  return Math.min(partLength, Math.max(0, shown - (running ? at - clock.at : 0)))
}

/**
 * The distribution of the points that a side will still get, of which `mean` are expected: a compound Poisson
 * distribution, by Panjer's recursion. The tail is added to the last.
 */
export function toCome(rules: TimedRules, mean: number): Counts {
  const rate = mean / meanScore(rules)
  const largest = rules.scores.reduce((most, { points }) => Math.max(most, points), 1)
  const most = Math.ceil(mean + 8 * Math.sqrt(mean * largest)) + largest
  const chances = [Math.exp(-rate)]
  for (let count = 1; count < most; count += 1) {
    const sum = rules.scores.reduce(
      (all, { points, weight }) => all + points * weight * (chances[count - points] ?? 0),
      0,
    )
    chances.push((rate / count) * sum)
  }
  chances.push(Math.max(0, 1 - chances.reduce((all, chance) => all + chance, 0)))
  return chances
}
