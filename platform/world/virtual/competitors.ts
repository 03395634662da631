import { RACES, type RaceGameId } from '../../../streams/domain/virtual/races.ts'
import { kitOf } from '../names/competitions.ts'
import type { WorldTeam } from '../world.ts'
import { isRaceGame, type VirtualGameId } from './games.ts'
import { BASKETBALL_CLUBS, ENGLISH_CLUBS, LEAGUE_CLUBS, NATIONS, SPANISH_CLUBS } from './names/clubs.ts'
import { threeNames } from './names/leagues.ts'
import { STABLES } from './names/stables.ts'

/** A team with its rating, which decides the chances of its matches (docs/virtual-sports.md, 5.2). */
export interface RatedTeam extends WorldTeam {
  readonly rating: number
}

const NATIONS_OF_CUP = 16

interface Field {
  readonly names: readonly string[]
  /** Those of the weakest and of the strongest teams; each is held by equally many. */
  readonly ratings: readonly [least: number, most: number]
}

function fieldOf(game: Exclude<VirtualGameId, RaceGameId>): Field {
  switch (game) {
    case '31001':
      return { names: LEAGUE_CLUBS, ratings: [1, 8] }
    case '31002':
      return { names: ENGLISH_CLUBS, ratings: [1, 8] }
    case '31003':
      return { names: NATIONS, ratings: [1, 8] }
    case '31004':
      return { names: NATIONS.slice(0, NATIONS_OF_CUP), ratings: [1, 8] }
    case '31005':
      return { names: SPANISH_CLUBS, ratings: [3, 8] }
    case '31201':
      return { names: BASKETBALL_CLUBS, ratings: [1, 6] }
  }
}

const known = new Map<VirtualGameId, readonly RatedTeam[]>()

/** The teams of a game, strongest first; none of a race. */
export function teamsOf(game: VirtualGameId): readonly RatedTeam[] {
  const made = known.get(game)
  if (made !== undefined) return made
  const teams = isRaceGame(game) ? [] : ratedTeams(game, fieldOf(game))
  known.set(game, teams)
  return teams
}

function ratedTeams(game: VirtualGameId, { names, ratings: [least, most] }: Field): readonly RatedTeam[] {
  const each = names.length / (most - least + 1)
  return names.map((name, place) => {
    const id = `${game}${String(place + 1).padStart(2, '0')}`
    return { id, name: threeNames(name), kit: kitOf(id), rating: most - Math.floor(place / each) }
  })
}

const NAMES_OF_CLASS = 3

/** The entrants of a class, of which the strongest is 0; their ids are such as `31101-07`. */
export function entrantsOfClass(game: RaceGameId, rank: number): readonly WorldTeam[] {
  return Array.from({ length: NAMES_OF_CLASS }, (_, index) => entrantAt(game, rank * NAMES_OF_CLASS + index))
}

function entrantAt(game: RaceGameId, place: number): WorldTeam {
  const number = String(place + 1).padStart(2, '0')
  return {
    id: `${game}-${number}`,
    name: threeNames(STABLES[game][place] ?? ''),
    kit: kitOf(`${game}${number}`),
  }
}

const entrants = new Map<string, WorldTeam>()

/** An entrant by its id; `null` for an unknown one. */
export function entrantOfId(id: string): WorldTeam | null {
  if (entrants.size === 0) {
    for (const game of Object.keys(RACES) as RaceGameId[])
      for (const place of STABLES[game].keys()) {
        const entrant = entrantAt(game, place)
        entrants.set(entrant.id, entrant)
      }
  }
  return entrants.get(id) ?? null
}
