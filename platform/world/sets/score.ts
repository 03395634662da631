import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import { addTo, otherSide } from '../course/moment.ts'
import { isSetWon, nextServer, pointsToWin, type SetRules } from './rules.ts'

/** The score of a match in sets. */
export interface SetScore {
  readonly sets: Pair
  /** Points of each set; the last one is in progress until the match is over. */
  readonly points: readonly Pair[]
  readonly server: SideIndex
  /** The first server of this set. */
  readonly first: SideIndex
}

export function firstScore(server: SideIndex): SetScore {
  return { sets: [0, 0], points: [[0, 0]], server, first: server }
}

export function isWon({ setsToWin }: SetRules, { sets }: Pick<SetScore, 'sets'>): boolean {
  return Math.max(...sets) === setsToWin
}

/** Points of the present set, or of the last one. */
export function currentPoints({ points }: SetScore): Pair {
  return points.at(-1) ?? [0, 0]
}

/**
 * The score after a rally. The sides alternate in serving first; in the deciding set the first server is
 * drawn by lot (`toss`), and in every set where the rules say so.
 */
export function winRally(rules: SetRules, score: SetScore, winner: SideIndex, toss: SideIndex): SetScore {
  const target = pointsToWin(rules, score.sets)
  const points = addTo(currentPoints(score), winner, 1)
  const server = nextServer(rules, points, target, { winner, first: score.first })
  const next = { ...score, points: [...score.points.slice(0, -1), points], server }
  if (!isSetWon(rules, points, target)) return next
  const sets = addTo(score.sets, winner, 1)
  if (isWon(rules, { sets })) return { ...next, sets }
  const deciding = sets[0] + sets[1] === 2 * (rules.setsToWin - 1)
  const first = firstOf(rules, deciding ? toss : otherSide(score.first), toss)
  return { sets, points: [...next.points, [0, 0]], server: first, first }
}

function firstOf({ serves }: SetRules, usual: SideIndex, toss: SideIndex): SideIndex {
  if (serves === 'none') return 0
  return serves !== 'winner' && serves.drawn === true ? toss : usual
}
