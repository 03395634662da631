import type { Standing } from '../statistics/standings.ts'
import type { TeamSide } from '../world/matchRecord.ts'
import type { Almanac, PlayedMatch, WorldMatch, WorldTeam, WorldTeams } from '../world/world.ts'

/** A football match between two teams. */
export type NewsMatch = Pick<
  WorldMatch,
  'id' | 'league' | 'kickOff' | 'announcedAt' | 'neutral' | 'state'
> & {
  readonly teams: WorldTeams
}

/** What a team's latest matches have brought. */
export interface Form {
  readonly matches: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  /** The latest matches that were all won, or all lost. */
  readonly winning: number
  readonly losing: number
}

/** A team's row of the table. */
export interface PlaceInTable {
  readonly place: number
  readonly row: Standing
}

export interface TeamFacts {
  readonly team: WorldTeam
  readonly form: Form
  /** `null` where there is no table, or nothing was played yet. */
  readonly standing: PlaceInTable | null
}

/** The earlier meetings of two teams, for the one that is at home now. */
export interface Meetings {
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly latest: PlayedMatch | null
}

const RECENT = 5
const MEETINGS = 6

export function formOf(
  almanac: Pick<Almanac, 'recent' | 'played'> | null,
  { id, teams }: NewsMatch,
  side: TeamSide,
): Form {
  const played = (almanac?.recent(id, side, RECENT) ?? []).flatMap((one) => almanac?.played(one) ?? [])
  const goals = played.map((match) => goalsOf(match, teams[side].id))
  const run = (isOne: (pair: (typeof goals)[number]) => boolean): number => {
    const end = goals.findIndex((pair) => !isOne(pair))
    return end < 0 ? goals.length : end
  }
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  return {
    matches: goals.length,
    won: goals.filter(([own, other]) => own > other).length,
    drawn: goals.filter(([own, other]) => own === other).length,
    lost: goals.filter(([own, other]) => own < other).length,
    goalsFor: sum(goals.map(([own]) => own)),
    goalsAgainst: sum(goals.map(([, other]) => other)),
    winning: run(([own, other]) => own > other),
    losing: run(([own, other]) => own < other),
  }
}

/** The goals of a team and of the other one. */
function goalsOf({ teams, score: [home, away] }: PlayedMatch, teamId: string): readonly [number, number] {
  return teams.home.id === teamId ? [home, away] : [away, home]
}

export function standingOf(table: readonly Standing[] | null, teamId: string): PlaceInTable | null {
  const index = table?.findIndex(({ team }) => team.id === teamId) ?? -1
  const row = table?.[index]
  return row === undefined || playedOf(row) === 0 ? null : { place: index + 1, row }
}

export function playedOf({ won, drawn, lost }: Standing): number {
  return won + drawn + lost
}

export function meetingsOf(almanac: Almanac | null, { id, teams }: NewsMatch): Meetings {
  const played = (almanac?.meetings(id, MEETINGS) ?? []).flatMap((one) => almanac?.played(one) ?? [])
  const goals = played.map((match) => goalsOf(match, teams.home.id))
  return {
    won: goals.filter(([own, other]) => own > other).length,
    drawn: goals.filter(([own, other]) => own === other).length,
    lost: goals.filter(([own, other]) => own < other).length,
    latest: played[0] ?? null,
  }
}
