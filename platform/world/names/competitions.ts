import type { KitPattern } from '../../../streams/domain/match.ts'
import { hash, pick, unit } from '../random.ts'
import type { LocalText, WorldLeague, WorldTeam } from '../world.ts'
import { BASKETBALL_LEAGUES } from './basketballClubs.ts'
import { FOOTBALL_LEAGUES } from './footballClubs.ts'
import { parseName } from './localText.ts'
import { TENNIS_CUPS, TENNIS_NATIONS } from './tennisTies.ts'

/** The sports that the world plays. */
export type WorldSport = 'football' | 'basketball' | 'tennis'

/** A league with all who play in it. */
export interface Competition {
  readonly league: WorldLeague
  /** Strongest first. */
  readonly teams: readonly WorldTeam[]
  /** Names of the rubbers of a tie; empty where teams play one match. */
  readonly rubbers: readonly LocalText[]
  /** Goals or points of a usual match of two equals; unused in tennis. */
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

function team(id: string, name: LocalText): WorldTeam {
  const base = pick(SHIRTS, unit(hash(Number(id)), 1))
  const trims = TRIMS.filter((trim) => trim !== base)
  const trim = pick(trims, unit(hash(Number(id)), 2))
  return { id, name, kit: { base, trim, pattern: pick(PATTERNS, unit(hash(Number(id)), 3)) } }
}

interface Listed {
  readonly name: string
  readonly region: string
  readonly level: number
  readonly hot: boolean
  readonly teams: readonly string[]
}

function competition(
  sport: WorldSport,
  first: number,
  listed: Listed,
  index: number,
): Omit<Competition, 'scoring'> {
  const id = String(first + index)
  const { level, hot } = listed
  return {
    league: { id, sport, name: parseName(listed.name), level, hot, region: parseName(listed.region) },
    teams: listed.teams.map((name, place) =>
      team(`${id}${String(place + 1).padStart(2, '0')}`, parseName(name)),
    ),
    rubbers: [],
  }
}

const football = FOOTBALL_LEAGUES.map((listed, index) => ({
  ...competition('football', 1001, listed, index),
  scoring: listed.goals,
}))

const basketball = BASKETBALL_LEAGUES.map((listed, index) => ({
  ...competition('basketball', 2001, listed, index),
  scoring: listed.points,
}))

const tennis = TENNIS_CUPS.map(({ name, level, hot, rubbers }, index) => ({
  ...competition(
    'tennis',
    5001,
    { name, level, hot, region: '国际|International', teams: TENNIS_NATIONS },
    index,
  ),
  rubbers: rubbers.map(parseName),
  scoring: 0,
}))

/** Everything that is played, by sport. */
export const COMPETITIONS: Readonly<Record<WorldSport, readonly Competition[]>> = {
  football,
  basketball,
  tennis,
}
