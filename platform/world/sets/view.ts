import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { Instant } from '../pricing/board.ts'
import type { Spread } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Moment } from '../course/moment.ts'
import { freshSet, homeWins, leadOf, setEnds } from './chances.ts'
import type { ServeChances, SetEnds } from './chances.ts'
import { countLead, countTotal } from './rallyCounts.ts'
import { pointsToWin, type SetRules } from './rules.ts'

/** The probable final scores of a match, and of its present or next set. */
export interface SetsView {
  readonly rules: SetRules
  readonly setsLead: Spread
  /** Total points of the match. */
  readonly total: () => Spread
  /** Home's chance to win the set. */
  readonly setWinner: number
  readonly setTotal: Spread
  /** Home's lead at the end of the set. */
  readonly setLead: () => Spread
  /** The second count of the rallies at the end of the set: its total, and home's lead in it. */
  readonly countTotal: () => Spread
  readonly countLead: () => Spread
}

/** The model's expectation at an instant: sets from points, the match from sets. */
export function setsView(
  rules: SetRules,
  fixture: Pick<Fixture, 'seed' | 'strength'>,
  { at, moment }: Instant,
): SetsView {
  const serve: ServeChances = [
    fixture.strength[0] + rules.drift * drift(fixture.seed, 1, at),
    fixture.strength[1] + rules.drift * drift(fixture.seed, 2, at),
  ]
  const sets = moment.facts['sets.match'] ?? [0, 0]
  const last = rules.setsToWin - 1
  const running = runningSet(rules, serve, sets, moment)
  const fresh = lazily(() => freshSet(rules, serve, pointsToWin(rules, [0, 0])))
  const deciding = lazily(() => freshSet(rules, serve, pointsToWin(rules, [last, last])))
  const target = pointsToWin(rules, sets)
  const counting = (): Parameters<typeof countTotal>[1] => ({
    ends: running,
    target,
    from: moment.facts[`${rules.counts}.${setAfter(sets)}`] ?? [0, 0],
    counted: moment.facts[`kills.${setAfter(sets)}`] ?? [0, 0],
  })
  const setOf = (before: Pair): SetEnds =>
    before === sets ? running : pointsToWin(rules, before) === rules.points ? fresh() : deciding()
  return {
    rules,
    setsLead: setsLeadOf(rules, sets, setOf),
    total: lazily(() => totalOf(rules, sets, pointsBefore(rules, moment, sets), setOf)),
    setWinner: homeWins(running),
    setTotal: { from: 0, chances: bothOf(running) },
    setLead: lazily(() => leadOf(rules, running, target)),
    countTotal: lazily(() => (rules.besides === undefined ? NOTHING : countTotal(rules.besides, counting()))),
    countLead: lazily(() => (rules.besides === undefined ? NOTHING : countLead(rules.besides, counting()))),
  }
}

const NOTHING: Spread = { from: 0, chances: [1] }

function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    0.001 * walk(1, 9 * SECOND) +
    0.002 * walk(2, 80 * SECOND) +
    0.003 * walk(3, 12 * MINUTE) +
    0.006 * walk(4, 7 * HOUR)
  )
}

/** The distribution of the end of the present set, or of the next one during a break. */
function runningSet(rules: SetRules, serve: ServeChances, sets: Pair, { facts, serving }: Moment): SetEnds {
  const target = pointsToWin(rules, sets)
  if (serving === null && rules.serves !== 'none') return freshSet(rules, serve, target)
  const shown = facts[`${rules.counts}.${setAfter(sets)}`] ?? [0, 0]
  return setEnds(rules, serve, { from: ralliesOf(rules, shown), server: serving === 'away' ? 1 : 0, target })
}

/** The rallies that each side has won. Exact where derived from `shown`: a side wins at most five visits a frame. */
function ralliesOf({ shown }: SetRules, [home, away]: Pair): Pair {
  if (shown === undefined) return [home, away]
  const mean = (shown.least + shown.most) / 2
  return [Math.round(home / mean), Math.round(away / mean)]
}

/** The set after these sets. */
function setAfter([home, away]: Pair): SetWord {
  return SET_WORDS[home + away] ?? 'set1'
}

/** Points of the completed sets. */
function pointsBefore({ counts }: SetRules, { facts }: Moment, [home, away]: Pair): number {
  return SET_WORDS.slice(0, home + away).reduce((sum, set) => {
    const [h, a] = facts[`${counts}.${set}`] ?? [0, 0]
    return sum + h + a
  }, 0)
}

function setsLeadOf({ setsToWin }: SetRules, sets: Pair, setOf: (before: Pair) => SetEnds): Spread {
  const chances = new Array<number>(2 * setsToWin + 1).fill(0)
  // Chances of each score in sets. A score is visited after the scores from which it is reached.
  const reached = new Map([[placeOf(setsToWin, sets), 1]])
  for (let home = sets[0]; home <= setsToWin; home += 1) {
    for (let away = sets[1]; away <= setsToWin; away += 1) {
      const chance = reached.get(placeOf(setsToWin, [home, away])) ?? 0
      if (chance === 0) continue
      if (Math.max(home, away) === setsToWin) {
        chances[home - away + setsToWin] = chance
        continue
      }
      const won = homeWins(setOf(home === sets[0] && away === sets[1] ? sets : [home, away]))
      add([home + 1, away], chance * won)
      add([home, away + 1], chance * (1 - won))
    }
  }
  return { from: -setsToWin, chances }

  function add(score: Pair, chance: number): void {
    const place = placeOf(setsToWin, score)
    reached.set(place, (reached.get(place) ?? 0) + chance)
  }
}

/** An upper bound of the points of a match. */
const MAX_POINTS = 600

/**
 * The distribution of the match's points: those of completed sets, plus those of every possible continuation.
 */
function totalOf({ setsToWin }: SetRules, sets: Pair, before: number, setOf: (at: Pair) => SetEnds): Spread {
  const total = new Float64Array(MAX_POINTS)
  // Continuations with the same sets are merged. They are processed by number of sets.
  const ways = new Map<number, Float64Array>()
  wayTo(sets)[before] = 1
  for (let home = sets[0]; home < setsToWin; home += 1) {
    for (let away = sets[1]; away < setsToWin; away += 1) {
      const points = ways.get(placeOf(setsToWin, [home, away]))
      if (points === undefined) continue
      const ends = setOf(home === sets[0] && away === sets[1] ? sets : [home, away])
      addPlayed(wayTo([home + 1, away]), points, ends.home)
      addPlayed(wayTo([home, away + 1]), points, ends.away)
    }
  }
  return { from: 0, chances: [...total] }

  /** The distribution of the points at these sets; completed matches are collected in `total`. */
  function wayTo(at: Pair): Float64Array {
    if (Math.max(...at) === setsToWin) return total
    const place = placeOf(setsToWin, at)
    const known = ways.get(place)
    if (known !== undefined) return known
    const made = new Float64Array(MAX_POINTS)
    ways.set(place, made)
    return made
  }
}

function placeOf(setsToWin: number, [home, away]: Pair): number {
  return home * (setsToWin + 1) + away
}

/** Adds the points of a set with this distribution to those before it. */
function addPlayed(sums: Float64Array, points: Float64Array, ends: readonly number[]): void {
  const played = ends.flatMap((chance, total) => (chance > 0 ? [{ total, chance }] : []))
  for (const [before, reached] of points.entries()) {
    if (reached === 0) continue
    for (const { total, chance } of played) {
      const after = before + total
      sums[after] = (sums[after] ?? 0) + reached * chance
    }
  }
}

function bothOf({ home, away }: SetEnds): readonly number[] {
  return home.map((chance, total) => chance + (away[total] ?? 0))
}
