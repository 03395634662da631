import type { Pair } from '../../../streams/domain/match.ts'
import { otherSide } from '../course/moment.ts'
import type { SideIndex } from '../course/moment.ts'

/** A final score of a set, with its chance. */
export interface SetOutcome {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/** The chance to win a point on serve, home and away. */
export type ServeChances = readonly [home: number, away: number]

/** The server's chance to win the game from a score in points. */
export function gameChance(serve: number, own: number, other: number): number {
  if (own >= 4 && own - other >= 2) return 1
  if (other >= 4 && other - own >= 2) return 0
  if (own >= 3 && other >= 3) {
    const fromDeuce = serve ** 2 / (serve ** 2 + (1 - serve) ** 2)
    if (own === other) return fromDeuce
    return own > other ? serve + (1 - serve) * fromDeuce : serve * fromDeuce
  }
  return serve * gameChance(serve, own + 1, other) + (1 - serve) * gameChance(serve, own, other + 1)
}

/**
 * Home's chance to win a tiebreak from a score; `point` is the mean chance to win a point over both serves.
 */
export function tiebreakChance(point: number, [home, away]: Pair): number {
  const fromLevel = point ** 2 / (point ** 2 + (1 - point) ** 2)
  if (home >= 6 && away >= 6) {
    if (home === away) return fromLevel
    if (Math.abs(home - away) >= 2) return home > away ? 1 : 0
    return home > away ? point + (1 - point) * fromLevel : point * fromLevel
  }
  // Backwards from 6:6, row by row; a row has the chances for each score of away.
  let row: number[] = [1, 1, 1, 1, 1, 1, point + (1 - point) * fromLevel]
  for (let h = 6; h >= home; h -= 1) {
    const next: number[] = []
    next[6] = h === 6 ? fromLevel : point * (row[6] ?? 0)
    for (let a = 5; a >= away; a -= 1) next[a] = point * (row[a] ?? 1) + (1 - point) * (next[a + 1] ?? 0)
    row = next
  }
  return row[away] ?? fromLevel
}

/** The state of a set: games, points of the present game, and its server. */
interface SetInProgress {
  readonly games: Pair
  readonly points: Pair
  readonly server: SideIndex
}

/** All final scores of a set from its present state. */
export function setOutcomes(
  serve: ServeChances,
  { games, points, server }: SetInProgress,
): readonly SetOutcome[] {
  const hold = [gameChance(serve[0], 0, 0), gameChance(serve[1], 0, 0)] as const
  const tiebreakPoint = (serve[0] + 1 - serve[1]) / 2
  const outcomes: SetOutcome[] = []
  // Chances of reaching each score in games from the present one.
  const reached = new Map<number, number>([[key(games[0], games[1]), 1]])
  const started = games[0] + games[1]
  for (let played = started; played <= 12; played += 1) {
    const serving = (played - started) % 2 === 0 ? server : otherSide(server)
    for (let home = games[0]; home <= played; home += 1) {
      const away = played - home
      const chance = reached.get(key(home, away))
      if (chance === undefined) continue
      const here = played === started ? points : ([0, 0] as const)
      const homeWins =
        played === 12
          ? tiebreakChance(tiebreakPoint, here)
          : homeGame(serve, hold, serving, here, played === started)
      settle(home + 1, away, chance * homeWins)
      settle(home, away + 1, chance * (1 - homeWins))
    }
  }
  return outcomes

  function settle(home: number, away: number, chance: number): void {
    if (isOver(home, away)) outcomes.push({ home, away, chance })
    else reached.set(key(home, away), (reached.get(key(home, away)) ?? 0) + chance)
  }
}

function homeGame(
  serve: ServeChances,
  hold: readonly [number, number],
  serving: SideIndex,
  [home, away]: Pair,
  running: boolean,
): number {
  const own = serving === 0 ? home : away
  const other = serving === 0 ? away : home
  const held = running ? gameChance(serve[serving], own, other) : hold[serving]
  return serving === 0 ? held : 1 - held
}

function isOver(home: number, away: number): boolean {
  const most = Math.max(home, away)
  return most === 7 || (most === 6 && Math.min(home, away) <= 4)
}

function key(home: number, away: number): number {
  return home * 16 + away
}

/** A set that has not begun, with an unknown first server. */
export function freshSet(serve: ServeChances): readonly SetOutcome[] {
  const start = { games: [0, 0], points: [0, 0] } as const
  const first = setOutcomes(serve, { ...start, server: 0 })
  const second = setOutcomes(serve, { ...start, server: 1 })
  return [...first, ...second].map((outcome) => ({ ...outcome, chance: outcome.chance / 2 }))
}
