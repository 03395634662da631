import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import { addTo } from '../course/moment.ts'

/** A best of three, point by point. */
export interface TennisScore {
  readonly sets: Pair
  /** Games of each set; the last one is being played until the match is over. */
  readonly games: readonly Pair[]
  /** Points won in the game or tiebreak being played. */
  readonly points: Pair
  /** Who serves this game, or served first in this tiebreak. */
  readonly server: SideIndex
}

export function firstScore(server: SideIndex): TennisScore {
  return { sets: [0, 0], games: [[0, 0]], points: [0, 0], server }
}

/** Games of the set being played, or of the last one. */
export function currentGames({ games }: TennisScore): Pair {
  return games.at(-1) ?? [0, 0]
}

export function inTiebreak(score: TennisScore): boolean {
  const [home, away] = currentGames(score)
  return home === 6 && away === 6
}

export function isWon({ sets }: TennisScore): boolean {
  return Math.max(...sets) === 2
}

/** Who serves the next point: in a tiebreak one, then two each by turns. */
export function servesNext(score: TennisScore): SideIndex {
  const { server, points } = score
  if (!inTiebreak(score)) return server
  const turns = Math.floor((points[0] + points[1] + 1) / 2)
  return turns % 2 === 0 ? server : otherSide(server)
}

export function otherSide(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0
}

/** The score after a point. */
export function winPoint(score: TennisScore, side: SideIndex): TennisScore {
  const points = addTo(score.points, side, 1)
  const needed = inTiebreak(score) ? 7 : 4
  const won = points[side] >= needed && points[side] - points[otherSide(side)] >= 2
  return won ? winGame(score, side) : { ...score, points }
}

function winGame(score: TennisScore, side: SideIndex): TennisScore {
  const games = addTo(currentGames(score), side, 1)
  const all = [...score.games.slice(0, -1), games]
  const next = { ...score, games: all, points: [0, 0] as const, server: otherSide(score.server) }
  return isSetWon(games, side) ? winSet(next, side) : next
}

function isSetWon(games: Pair, side: SideIndex): boolean {
  const own = games[side]
  return own === 7 || (own === 6 && games[otherSide(side)] <= 4)
}

function winSet(score: TennisScore, side: SideIndex): TennisScore {
  const sets = addTo(score.sets, side, 1)
  const next = { ...score, sets }
  return isWon(next) ? next : { ...next, games: [...score.games, [0, 0]] }
}

/** Points as they are called: 0, 15, 30, 40 and 50 for advantage; in a tiebreak they are counted. */
export function calledPoints(score: TennisScore): Pair {
  const [home, away] = score.points
  if (inTiebreak(score)) return [home, away]
  return [called(home, away), called(away, home)]
}

function called(own: number, other: number): number {
  if (own <= 3 && other <= 3) return [0, 15, 30, 40][own] ?? 40
  return own > other ? 50 : 40
}
