import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import { addTo, otherSide } from '../course/moment.ts'

/** Sets that win a match, in a best of five. */
export const SETS_TO_WIN = 3
const SET_POINTS = 25
const DECIDING_POINTS = 15
/** The least lead that wins a set. */
const LEAD = 2

/** The score of a best of five: the winner of a rally gets a point and serves next. */
export interface VolleyballScore {
  readonly sets: Pair
  /** Points of each set; the last one is in progress until the match is over. */
  readonly points: readonly Pair[]
  readonly server: SideIndex
  /** The first server of this set. */
  readonly first: SideIndex
}

export function firstScore(server: SideIndex): VolleyballScore {
  return { sets: [0, 0], points: [[0, 0]], server, first: server }
}

/** Points that win the set that follows these sets, with a lead of `LEAD`. */
export function pointsToWin([home, away]: Pair): number {
  return home + away === 2 * (SETS_TO_WIN - 1) ? DECIDING_POINTS : SET_POINTS
}

export function isSetWon([home, away]: Pair, target: number): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= LEAD
}

export function isWon({ sets }: Pick<VolleyballScore, 'sets'>): boolean {
  return Math.max(...sets) === SETS_TO_WIN
}

/** Points of the present set, or of the last one. */
export function currentPoints({ points }: VolleyballScore): Pair {
  return points.at(-1) ?? [0, 0]
}

/**
 * The score after a rally. The sides alternate in serving first; in the deciding set the first server is
 * drawn by lot (`toss`).
 */
export function winRally(score: VolleyballScore, side: SideIndex, toss: SideIndex): VolleyballScore {
  const points = addTo(currentPoints(score), side, 1)
  const next = { ...score, points: [...score.points.slice(0, -1), points], server: side }
  if (!isSetWon(points, pointsToWin(score.sets))) return next
  const sets = addTo(score.sets, side, 1)
  if (isWon({ sets })) return { ...next, sets }
  const first = pointsToWin(sets) === DECIDING_POINTS ? toss : otherSide(score.first)
  return { sets, points: [...next.points, [0, 0]], server: first, first }
}
