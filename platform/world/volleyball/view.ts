import type { Pair } from '../../../streams/domain/match.ts'
import type { Period } from '../../../streams/domain/market.ts'
import type { Instant } from '../pricing/board.ts'
import type { Spread } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Moment } from '../course/moment.ts'
import { freshSet, homeWins, setEnds } from './chances.ts'
import type { ServeChances, SetEnds } from './chances.ts'
import { pointsToWin, SETS_TO_WIN } from './score.ts'

export type SetPeriod = Extract<Period, `set${1 | 2 | 3 | 4 | 5}`>

export const SET_PERIODS: readonly SetPeriod[] = ['set1', 'set2', 'set3', 'set4', 'set5']

/** The probable final scores of a match, and of its present or next set. */
export interface VolleyballView {
  readonly setsLead: Spread
  /** Total points of the match. */
  readonly total: () => Spread
  /** Home's chance to win the set. */
  readonly setWinner: number
  readonly setTotal: Spread
}

/** The model's expectation at an instant: sets from points, the match from sets. */
export function volleyballView(
  fixture: Pick<Fixture, 'seed' | 'strength'>,
  { at, moment }: Instant,
): VolleyballView {
  const serve: ServeChances = [
    fixture.strength[0] + drift(fixture.seed, 1, at),
    fixture.strength[1] + drift(fixture.seed, 2, at),
  ]
  const sets = moment.facts['sets.match'] ?? [0, 0]
  const running = runningSet(serve, sets, moment)
  const fresh = lazily(() => freshSet(serve, pointsToWin([0, 0])))
  const deciding = lazily(() => freshSet(serve, pointsToWin([SETS_TO_WIN - 1, SETS_TO_WIN - 1])))
  const setOf = (before: Pair): SetEnds =>
    before === sets ? running : pointsToWin(before) === pointsToWin([0, 0]) ? fresh() : deciding()
  return {
    setsLead: setsLeadOf(sets, setOf),
    total: lazily(() => totalOf(sets, pointsBefore(moment, sets), setOf)),
    setWinner: homeWins(running),
    setTotal: { from: 0, chances: bothOf(running) },
  }
}

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
function runningSet(serve: ServeChances, sets: Pair, { facts, serving }: Moment): SetEnds {
  const target = pointsToWin(sets)
  if (serving === null) return freshSet(serve, target)
  const points = facts[`points.${periodAfter(sets)}`] ?? [0, 0]
  return setEnds(serve, points, serving === 'home' ? 0 : 1, target)
}

/** The set after these sets. */
function periodAfter([home, away]: Pair): SetPeriod {
  return SET_PERIODS[home + away] ?? 'set5'
}

/** Points of the completed sets. */
function pointsBefore({ facts }: Moment, [home, away]: Pair): number {
  return SET_PERIODS.slice(0, home + away).reduce((sum, set) => {
    const [h, a] = facts[`points.${set}`] ?? [0, 0]
    return sum + h + a
  }, 0)
}

function setsLeadOf(sets: Pair, setOf: (before: Pair) => SetEnds): Spread {
  const chances = new Array<number>(2 * SETS_TO_WIN + 1).fill(0)
  follow(sets, 1)
  return { from: -SETS_TO_WIN, chances }

  function follow(at: Pair, chance: number): void {
    if (Math.max(...at) === SETS_TO_WIN) {
      const place = at[0] - at[1] + SETS_TO_WIN
      chances[place] = (chances[place] ?? 0) + chance
      return
    }
    const won = homeWins(setOf(at))
    follow([at[0] + 1, at[1]], chance * won)
    follow([at[0], at[1] + 1], chance * (1 - won))
  }
}

/** An upper bound of the points of a match. */
const MAX_POINTS = 600

/**
 * The distribution of the match's points: those of completed sets, plus those of every possible continuation.
 */
function totalOf(sets: Pair, before: number, setOf: (at: Pair) => SetEnds): Spread {
  const total = new Float64Array(MAX_POINTS)
  // Continuations with the same sets are merged. They are processed by number of sets.
  const ways = new Map<number, Float64Array>()
  wayTo(ways, sets, total)[before] = 1
  for (let home = sets[0]; home < SETS_TO_WIN; home += 1) {
    for (let away = sets[1]; away < SETS_TO_WIN; away += 1) {
      const points = ways.get(placeOf(home, away))
      if (points === undefined) continue
      const ends = setOf(home === sets[0] && away === sets[1] ? sets : [home, away])
      addPlayed(wayTo(ways, [home + 1, away], total), points, ends.home)
      addPlayed(wayTo(ways, [home, away + 1], total), points, ends.away)
    }
  }
  return { from: 0, chances: [...total] }
}

function placeOf(home: number, away: number): number {
  return home * (SETS_TO_WIN + 1) + away
}

/** The distribution of the points at this number of sets; completed matches are collected in `total`. */
function wayTo(ways: Map<number, Float64Array>, [home, away]: Pair, total: Float64Array): Float64Array {
  if (Math.max(home, away) === SETS_TO_WIN) return total
  const known = ways.get(placeOf(home, away))
  if (known !== undefined) return known
  const made = new Float64Array(MAX_POINTS)
  ways.set(placeOf(home, away), made)
  return made
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
