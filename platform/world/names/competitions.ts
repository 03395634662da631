import type { KitPattern } from '../../../streams/domain/match.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { hash, pick, unit } from '../random.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import type { WorldLeague, WorldTeam } from '../world.ts'
import { parseName } from './localText.ts'

/** One of the matches of a tie. */
interface Rubber {
  readonly name: AllLanguages
  readonly doubles: boolean
}

/** A league with its teams. */
export interface Competition {
  readonly league: WorldLeague
  /** Strongest first. */
  readonly teams: readonly WorldTeam[]
  /** The rubbers of a tie, or the one division of a league of nations; empty if the teams' names say it all. */
  readonly rubbers: readonly Rubber[]
  /** Goals or points of a match between equal teams; unused in sports with sets. */
  readonly scoring: number
}

const SHIRTS = [
  '#c8102e',
  '#0b3d91',
  '#f5f5f5',
  '#1b7f3b',
  '#111111',
  '#f2c200',
  '#6a1b9a',
  '#e67817',
  '#5fb3e6',
]
const TRIMS = ['#ffffff', '#111111', '#f2c200', '#c8102e', '#0b3d91']
const PATTERNS: readonly KitPattern[] = ['plain', 'plain', 'half', 'stripe', 'hoop', 'sash']

function team(id: string, name: AllLanguages): WorldTeam {
  return { id, name, kit: kitOf(id) }
}

/** The colours of the team with this id, which is a number. */
export function kitOf(id: string): WorldTeam['kit'] {
  const base = pick(SHIRTS, unit(hash(Number(id)), 1))
  const trims = TRIMS.filter((trim) => trim !== base)
  const trim = pick(trims, unit(hash(Number(id)), 2))
  return { base, trim, pattern: pick(PATTERNS, unit(hash(Number(id)), 3)) }
}

interface Listed {
  readonly name: string
  readonly region: string
  readonly level: number
  readonly hot: boolean
  readonly teams: readonly string[]
  readonly rubbers?: readonly (string | { readonly doubles: string })[]
  readonly knockout?: boolean
}

/** A league and its teams; their ids are derived from its number. */
export function competition(sport: Sport, number: number, listed: Listed): Omit<Competition, 'scoring'> {
  const id = String(number)
  const { level, hot, knockout = false } = listed
  return {
    league: {
      id,
      sport,
      name: parseName(listed.name),
      level,
      hot,
      region: parseName(listed.region),
      ...(knockout ? { knockout } : {}),
    },
    teams: listed.teams.map((name, place) =>
      team(`${id}${String(place + 1).padStart(2, '0')}`, parseName(name)),
    ),
    rubbers: (listed.rubbers ?? []).map((rubber) =>
      typeof rubber === 'string'
        ? { name: parseName(rubber), doubles: false }
        : { name: parseName(rubber.doubles), doubles: true },
    ),
  }
}
