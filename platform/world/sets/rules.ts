import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import type { Counts } from '../pricing/counts.ts'

/** A second count of rallies besides their winner, such as the kills of a fight. The sides are independent. */
export interface RallyCount {
  readonly stat: 'kills'
  /** For the side that wins the rally. */
  readonly winner: Counts
  readonly other: Counts
}

/** The gold of a point of a set, and of one of the second count. */
export interface Gains {
  readonly point: number
  readonly counted: number
}

/** The rules of a sport whose matches are won by sets and whose sets are won by rallies. */
export interface SetRules {
  /** What a set counts. */
  readonly counts: 'points' | 'legs' | 'towers' | 'rounds'
  /** Sets that win a match. */
  readonly setsToWin: number
  /** Points that win a set, and the last possible one. */
  readonly points: number
  readonly decidingPoints: number
  /** The least lead that wins a set. */
  readonly lead: number
  /** Points that win a set with any lead; `null` where a set goes on until there is one of `lead`. */
  readonly cap: number | null
  /**
   * Who serves next: the winner of the rally, or the sides by turns of so many points. Who serves first in a set is
   * drawn anew for each of them, if `drawn`. With `none` home's chance to win a rally is that of home on serve.
   */
  readonly serves: 'winner' | 'none' | { readonly turns: number; readonly drawn?: boolean }
  /** Shortest and longest time of a rally with its preparation, s. */
  readonly rally: { readonly least: number; readonly most: number }
  /** ms. */
  readonly betweenSets: number
  /** What a rally adds to the count that is shown, where it is more than one: the visits of a frame. */
  readonly shown?: { readonly least: number; readonly most: number }
  /** The second count of rallies, such as kills. With `gains` it is priced, and decides who is ahead in gold. */
  readonly besides?: RallyCount
  readonly gains?: Gains
  /** How long betting is suspended after a rally, ms. */
  readonly pause?: number
  /** Whether a clock counts up in each set, from 0:00. */
  readonly clocked?: boolean
  /** How much a side's chance to win a rally on serve moves in the course of a match. */
  readonly drift: number
}

/** Points that win the set that follows these sets. */
export function pointsToWin(rules: SetRules, [home, away]: Pair): number {
  return home + away === 2 * (rules.setsToWin - 1) ? rules.decidingPoints : rules.points
}

/** Whether a set that `target` points win is over. */
export function isSetWon({ lead, cap }: SetRules, [home, away]: Pair, target: number): boolean {
  const most = Math.max(home, away)
  return (most >= target && Math.abs(home - away) >= lead) || most === cap
}

/** Who serves after a rally. `points` are those of the set, which `target` points win. */
export function nextServer(
  { serves }: SetRules,
  points: Pair,
  target: number,
  { winner, first }: { readonly winner: SideIndex; readonly first: SideIndex },
): SideIndex {
  if (serves === 'none') return 0
  if (serves === 'winner') return winner
  return servesFirst(serves.turns, points[0] + points[1], target) ? first : first === 0 ? 1 : 0
}

/** Whether the first server of a set serves after so many rallies: by turns, and each point when both are near. */
export function servesFirst(turns: number, played: number, target: number): boolean {
  const near = 2 * (target - 1)
  return (played < near ? Math.floor(played / turns) : played - near + near / turns) % 2 === 0
}
