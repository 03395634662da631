import type { Pair } from '../../../streams/domain/match.ts'

/** A match that counts for a table; the teams are places in the list of the game, the strongest first. */
export interface CountedMatch {
  readonly home: number
  readonly away: number
  readonly score: Pair
}

/** A row of a table. */
export interface Standing {
  readonly team: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** What a win is worth; a draw is worth one. */
export const POINTS_OF_WIN = { football: 3, basketball: 2 } as const

/** The table of these teams: by points, difference, scored, then by the lower id (docs/virtual-sports.md, 6.7). */
export function standingsOf(
  teams: readonly number[],
  matches: readonly CountedMatch[],
  pointsOfWin: number,
): readonly Standing[] {
  const rows = new Map(teams.map((team) => [team, emptyRow(team)]))
  for (const { home, away, score } of matches) {
    count(rows, home, score, pointsOfWin)
    count(rows, away, [score[1], score[0]], pointsOfWin)
  }
  return [...rows.values()].sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      one.team - other.team,
  )
}

function emptyRow(team: number): Standing {
  return { team, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
}

function count(rows: Map<number, Standing>, team: number, [own, other]: Pair, pointsOfWin: number): void {
  const row = rows.get(team)
  if (row === undefined) return
  rows.set(team, {
    team,
    won: row.won + Number(own > other),
    drawn: row.drawn + Number(own === other),
    lost: row.lost + Number(own < other),
    scored: row.scored + own,
    conceded: row.conceded + other,
    points: row.points + (own > other ? pointsOfWin : Number(own === other)),
  })
}
