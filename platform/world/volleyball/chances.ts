import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import { isSetWon } from './score.ts'

/** The chance to win a rally on serve, home and away. */
export type ServeChances = readonly [home: number, away: number]

/**
 * The distribution of a set's end: chances by its total points, for each winner. Together they sum to one.
 */
export interface SetEnds {
  readonly home: readonly number[]
  readonly away: readonly number[]
}

/** A level set is followed for this many points above its target; the remaining chance is divided equally. */
const FOLLOWED = 30

/** Chances of each number of home's points after some number of rallies, by the next server. */
interface Reached {
  readonly homeServes: Float64Array
  readonly awayServes: Float64Array
}

/**
 * The distribution of a set's end from its present state. `target` is the number of points that wins it with
 * a lead of two.
 */
export function setEnds(serve: ServeChances, from: Pair, server: SideIndex, target: number): SetEnds {
  const longest = target + FOLLOWED
  const home = new Array<number>(2 * longest + 1).fill(0)
  const away = new Array<number>(2 * longest + 1).fill(0)
  let reached = emptyReached(longest)
  let next = emptyReached(longest)
  reached[server === 0 ? 'homeServes' : 'awayServes'][from[0]] = 1
  for (let played = from[0] + from[1]; played < 2 * longest; played += 1) {
    for (let h = Math.max(from[0], played - longest); h <= Math.min(played - from[1], longest); h += 1) {
      const [homeServes, awayServes] = taken(reached, h)
      if (homeServes + awayServes === 0) continue
      const won = homeServes * serve[0] + awayServes * (1 - serve[1])
      const lost = homeServes + awayServes - won
      if (isSetWon([h + 1, played - h], target)) put(home, played + 1, won)
      else put(next.homeServes, h + 1, won)
      if (isSetWon([h, played - h + 1], target)) put(away, played + 1, lost)
      else put(next.awayServes, h, lost)
    }
    ;[reached, next] = [next, reached]
  }
  // Everything that is left is level.
  const [homeServes, awayServes] = taken(reached, longest)
  put(home, 2 * longest, (homeServes + awayServes) / 2)
  put(away, 2 * longest, (homeServes + awayServes) / 2)
  return { home, away }
}

function emptyReached(longest: number): Reached {
  return { homeServes: new Float64Array(longest + 2), awayServes: new Float64Array(longest + 2) }
}

/** Reads an entry and clears it, so that the arrays can be reused. */
function taken({ homeServes, awayServes }: Reached, h: number): readonly [home: number, away: number] {
  const entry = [homeServes[h] ?? 0, awayServes[h] ?? 0] as const
  homeServes[h] = 0
  awayServes[h] = 0
  return entry
}

function put(sums: number[] | Float64Array, place: number, chance: number): void {
  sums[place] = (sums[place] ?? 0) + chance
}

/** A set that has not begun, with an unknown first server. */
export function freshSet(serve: ServeChances, target: number): SetEnds {
  return meanEnds(setEnds(serve, [0, 0], 0, target), setEnds(serve, [0, 0], 1, target))
}

function meanEnds(one: SetEnds, other: SetEnds): SetEnds {
  const mean = (a: readonly number[], b: readonly number[]): readonly number[] =>
    a.map((chance, total) => (chance + (b[total] ?? 0)) / 2)
  return { home: mean(one.home, other.home), away: mean(one.away, other.away) }
}

/** Home's chance to win the set. */
export function homeWins({ home }: SetEnds): number {
  return home.reduce((sum, chance) => sum + chance, 0)
}
