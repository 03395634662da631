import type { Pair } from '../../../streams/domain/match.ts'
import { otherSide, type SideIndex } from '../course/moment.ts'
import type { Spread } from '../pricing/counts.ts'
import { isSetWon, nextServer, type SetRules, servesFirst } from './rules.ts'

/** The chance to win a rally on serve, home and away. */
export type ServeChances = readonly [home: number, away: number]

/**
 * The distribution of a set's end: chances by its total points, for each winner. Together they sum to one.
 */
export interface SetEnds {
  readonly home: readonly number[]
  readonly away: readonly number[]
}

/**
 * A level set without a cap is followed for this many points above its target; the remaining chance is divided
 * equally.
 */
const FOLLOWED = 30

/** Chances of each number of home's points after some number of rallies, by the next server. */
interface Reached {
  readonly homeServes: Float64Array
  readonly awayServes: Float64Array
}

/**
 * The distribution of a set's end from its present state. `target` is the number of points that wins it.
 */
export function setEnds(
  rules: SetRules,
  serve: ServeChances,
  { from, server, target }: { readonly from: Pair; readonly server: SideIndex; readonly target: number },
): SetEnds {
  const longest = rules.cap ?? (rules.lead > 1 ? target + FOLLOWED : target)
  const home = new Array<number>(2 * longest + 1).fill(0)
  const away = new Array<number>(2 * longest + 1).fill(0)
  const first = firstServer(rules, from, server, target)
  let reached = emptyReached(longest)
  let next = emptyReached(longest)
  reached[server === 0 ? 'homeServes' : 'awayServes'][from[0]] = 1
  const put = (points: Pair, winner: SideIndex, chance: number): void => {
    const played = points[0] + points[1]
    if (isSetWon(rules, points, target)) {
      add(winner === 0 ? home : away, played, chance)
      return
    }
    const serves = nextServer(rules, points, target, { winner, first })
    add(serves === 0 ? next.homeServes : next.awayServes, points[0], chance)
  }
  for (let played = from[0] + from[1]; played < 2 * longest; played += 1) {
    for (let h = Math.max(from[0], played - longest); h <= Math.min(played - from[1], longest); h += 1) {
      const [homeServes, awayServes] = taken(reached, h)
      if (homeServes + awayServes === 0) continue
      const won = homeServes * serve[0] + awayServes * (1 - serve[1])
      put([h + 1, played - h], 0, won)
      put([h, played - h + 1], 1, homeServes + awayServes - won)
    }
    ;[reached, next] = [next, reached]
  }
  // Everything that is left is level.
  const [homeServes, awayServes] = taken(reached, longest)
  add(home, 2 * longest, (homeServes + awayServes) / 2)
  add(away, 2 * longest, (homeServes + awayServes) / 2)
  return { home, away }
}

/** Who has served first in a set with this score, where the sides serve by turns. */
function firstServer({ serves }: SetRules, [home, away]: Pair, server: SideIndex, target: number): SideIndex {
  if (serves === 'winner' || serves === 'none') return server
  return servesFirst(serves.turns, home + away, target) ? server : otherSide(server)
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

function add(sums: number[] | Float64Array, place: number, chance: number): void {
  sums[place] = (sums[place] ?? 0) + chance
}

/** A set that has not begun, with an unknown first server. */
export function freshSet(rules: SetRules, serve: ServeChances, target: number): SetEnds {
  const from = [0, 0] as const
  if (rules.serves === 'none') return setEnds(rules, serve, { from, server: 0, target })
  return meanEnds(
    setEnds(rules, serve, { from, server: 0, target }),
    setEnds(rules, serve, { from, server: 1, target }),
  )
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

/** Home's lead in points at the end of the set. The winner leads by 2 × target − points, at least by `lead`. */
export function leadOf({ lead }: SetRules, { home, away }: SetEnds, target: number): Spread {
  const chances = new Array<number>(2 * target + 1).fill(0)
  const leadAt = (points: number): number => Math.max(lead, 2 * target - points)
  for (const [points, chance] of home.entries()) if (chance > 0) add(chances, target + leadAt(points), chance)
  for (const [points, chance] of away.entries()) if (chance > 0) add(chances, target - leadAt(points), chance)
  return { from: -target, chances }
}
