import type { Pair } from '../../../streams/domain/match.ts'
import { ADVANTAGE } from '../../../streams/domain/sports/sets.ts'
import type { PointScore, SideIndex } from '../course/moment.ts'
import { addTo, otherSide } from '../course/moment.ts'

export function firstScore(server: SideIndex): PointScore {
  return { sets: [0, 0], games: [[0, 0]], points: [0, 0], server }
}

/** Games of the present set, or of the last one. */
export function currentGames({ games }: PointScore): Pair {
  return games.at(-1) ?? [0, 0]
}

export function inTiebreak(score: PointScore): boolean {
  const [home, away] = currentGames(score)
  return home === 6 && away === 6
}

export function isWon({ sets }: PointScore): boolean {
  return Math.max(...sets) === 2
}

/** The server of the next point: in a tiebreak the first serves one point, then each side serves two. */
export function servesNext(score: PointScore): SideIndex {
  const { server, points } = score
  if (!inTiebreak(score)) return server
  const turns = Math.floor((points[0] + points[1] + 1) / 2)
  return turns % 2 === 0 ? server : otherSide(server)
}

/** The score after a point. */
export function winPoint(score: PointScore, side: SideIndex): PointScore {
  const points = addTo(score.points, side, 1)
  const needed = inTiebreak(score) ? 7 : 4
  const won = points[side] >= needed && points[side] - points[otherSide(side)] >= 2
  return won ? winGame(score, side) : { ...score, points }
}

function winGame(score: PointScore, side: SideIndex): PointScore {
  const games = addTo(currentGames(score), side, 1)
  const all = [...score.games.slice(0, -1), games]
  const next = { ...score, games: all, points: [0, 0] as const, server: otherSide(score.server) }
  return isSetWon(games, side) ? winSet(next, side) : next
}

function isSetWon(games: Pair, side: SideIndex): boolean {
  const own = games[side]
  return own === 7 || (own === 6 && games[otherSide(side)] <= 4)
}

function winSet(score: PointScore, side: SideIndex): PointScore {
  const sets = addTo(score.sets, side, 1)
  const next = { ...score, sets }
  return isWon(next) ? next : { ...next, games: [...score.games, [0, 0]] }
}

/** Points as called: 0, 15, 30, 40, and 50 for advantage; in a tiebreak the plain count. */
export function calledPoints(score: PointScore): Pair {
  const [home, away] = score.points
  if (inTiebreak(score)) return [home, away]
  return [called(home, away), called(away, home)]
}

function called(own: number, other: number): number {
  if (own <= 3 && other <= 3) return [0, 15, 30, 40][own] ?? 40
  return own > other ? ADVANTAGE : 40
}
