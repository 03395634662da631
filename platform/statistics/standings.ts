import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import { playerStats } from '../../streams/wire/site/soccerCodes.ts'
import { yieldToEventLoop } from '../yieldToEventLoop.ts'
import type { Almanac, PlayedMatch, Season, WorldTeam } from '../world/world.ts'

/** A team in the table. */
export interface Standing {
  readonly team: WorldTeam
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
}

/** Tables and rankings of the seasons of leagues, from their results. */
export interface Standings {
  /** The table before a match, best first; `null` where there is none. */
  tableOf(matchId: string): Promise<readonly Standing[] | null>
  /** The table with a match, once it is over; `null` where there is none. */
  tableWith(matchId: string): Promise<readonly Standing[] | null>
  /** `v2/scoreRank`. */
  ranks(matchId: string, language: TextLanguage): Promise<unknown>
}

const POINTS = { won: 3, drawn: 1 } as const
/** How many players a ranking lists. */
const RANKED = 10
/** After so many matches the other work of the process gets its turn: a result takes about half a millisecond. */
const AT_ONCE = 8

export function createStandings(almanac: Almanac): Standings {
  async function playedIn({ earlier }: Season): Promise<readonly PlayedMatch[]> {
    const played: PlayedMatch[] = []
    for (const [index, matchId] of earlier.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop()
      const match = almanac.played(matchId)
      if (match !== null) played.push(match)
    }
    return played
  }

  return {
    async tableOf(matchId) {
      const season = almanac.season(matchId)
      return season === null ? null : tableOf(season.teams, await playedIn(season))
    },
    async tableWith(matchId) {
      const season = almanac.season(matchId)
      if (season === null) return null
      const [earlier, own] = [await playedIn(season), almanac.played(matchId)]
      return tableOf(season.teams, own === null ? earlier : [...earlier, own])
    },
    async ranks(matchId, language) {
      const season = almanac.season(matchId)
      if (season === null) return { table: null, players: [] }
      const played = await playedIn(season)
      return {
        table: {
          leagueName: textIn(season.league.name, language),
          round: season.round,
          rounds: season.rounds,
          rows: tableOf(season.teams, played).map((row, place) => standingRow(row, place, language)),
        },
        players: [
          { stat: playerStats.goals, rows: playersBy(played, language, ({ player }) => player) },
          { stat: playerStats.assists, rows: playersBy(played, language, ({ other }) => other) },
        ],
      }
    },
  }
}

/** The table of played matches: by points, then the goal difference, then goals. */
export function tableOf(
  teams: readonly WorldTeam[],
  played: readonly Pick<PlayedMatch, 'teams' | 'score'>[],
): readonly Standing[] {
  const rows = new Map<string, Standing>(teams.map((team) => [team.id, { ...NONE, team }]))
  const add = (team: WorldTeam, own: number, other: number): void => {
    const row = rows.get(team.id)
    if (row !== undefined) rows.set(team.id, withResult(row, own, other))
  }
  for (const { teams: sides, score } of played) {
    add(sides.home, score[0], score[1])
    add(sides.away, score[1], score[0])
  }
  return [...rows.values()].sort(
    (a, b) => pointsOf(b) - pointsOf(a) || difference(b) - difference(a) || b.goalsFor - a.goalsFor,
  )
}

const NONE = { won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 } as const

function withResult(row: Standing, own: number, other: number): Standing {
  return {
    ...row,
    won: row.won + (own > other ? 1 : 0),
    drawn: row.drawn + (own === other ? 1 : 0),
    lost: row.lost + (own < other ? 1 : 0),
    goalsFor: row.goalsFor + own,
    goalsAgainst: row.goalsAgainst + other,
  }
}

export function pointsOf({ won, drawn }: Standing): number {
  return POINTS.won * won + POINTS.drawn * drawn
}

function difference({ goalsFor, goalsAgainst }: Standing): number {
  return goalsFor - goalsAgainst
}

/** A row of the table on the wire; `place` counts from 0. */
export function standingRow(row: Standing, place: number, language: TextLanguage) {
  const { team, won, drawn, lost, goalsFor, goalsAgainst } = row
  return {
    teamId: team.id,
    teamName: textIn(team.name, language),
    rank: place + 1,
    played: won + drawn + lost,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    points: pointsOf(row),
  }
}

type Scorer = PlayedMatch['scorers'][number]

/** The players with most goals or assists. */
function playersBy(
  played: readonly PlayedMatch[],
  language: TextLanguage,
  who: (goal: Scorer) => number | null,
): readonly unknown[] {
  const totals = new Map<string, { readonly team: WorldTeam; readonly number: number; total: number }>()
  for (const { teams, scorers } of played) {
    for (const goal of scorers) {
      const number = who(goal)
      if (number === null) continue
      const team = teams[goal.side]
      const key = `${team.id} ${String(number)}`
      const row = totals.get(key) ?? { team, number, total: 0 }
      row.total += 1
      totals.set(key, row)
    }
  }
  return [...totals.values()]
    .sort((a, b) => b.total - a.total || Number(a.team.id) - Number(b.team.id) || a.number - b.number)
    .slice(0, RANKED)
    .map(({ team, number, total }) => ({
      teamId: team.id,
      teamName: textIn(team.name, language),
      number,
      total,
    }))
}
