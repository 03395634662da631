import { hash, pick, unit } from '../random.ts'
import type { Player, Position, TeamSheet } from '../matchRecord.ts'

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const

/** The shirt numbers of every squad, by position; the first ones play most. */
const NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  goalkeeper: [1, 13],
  defender: [4, 5, 2, 3, 15, 22, 12],
  midfielder: [8, 6, 10, 14, 16, 20, 21],
  forward: [9, 7, 11, 17, 18],
}

interface Formation {
  readonly name: string
  readonly lines: Readonly<Record<Position, number>>
}

const FORMATIONS: readonly Formation[] = [
  { name: '4-3-3', lines: { goalkeeper: 1, defender: 4, midfielder: 3, forward: 3 } },
  { name: '4-4-2', lines: { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 } },
  { name: '4-2-3-1', lines: { goalkeeper: 1, defender: 4, midfielder: 5, forward: 1 } },
  { name: '3-5-2', lines: { goalkeeper: 1, defender: 3, midfielder: 5, forward: 2 } },
]

/** How far a regular player may fall behind in a match, in places. */
const ROTATION = 2.5
const BENCH = 9

/** The players of a team in a match: the regular ones of its squad, a few of them rested. */
export function teamSheet(teamId: string, matchSeed: number): TeamSheet {
  const team = Number(teamId)
  // A team keeps its formation, except in about one match in four.
  const usual = unit(hash(team), 51)
  const changed = unit(matchSeed, 51, team) < 0.25
  const chosen = changed ? unit(matchSeed, 52, team) : usual
  const { name, lines } = pick(FORMATIONS, chosen)
  const ranked = (position: Position) => rankedPlayers(position, team, matchSeed)
  const starting = POSITIONS.flatMap((position) => ranked(position).slice(0, lines[position]))
  const bench = POSITIONS.flatMap((position) => ranked(position).slice(lines[position]))
  return { formation: name, starting, bench: bench.slice(0, BENCH) }
}

function rankedPlayers(position: Position, team: number, matchSeed: number): readonly Player[] {
  const rotation = position === 'goalkeeper' ? 0 : ROTATION
  return NUMBERS[position]
    .map((number, place) => ({
      player: { number, position },
      rank: place + rotation * unit(matchSeed, 53, team, number),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player)
}

const SCORING: Readonly<Record<Position, number>> = {
  goalkeeper: 0,
  defender: 1,
  midfielder: 3,
  forward: 7,
}
const BOOKED: Readonly<Record<Position, number>> = { goalkeeper: 0.3, defender: 4, midfielder: 3, forward: 2 }

/** Who of the players on the pitch scores, sets up or is booked; `null` when nobody is left. */
export function chosenPlayer(
  players: readonly Player[],
  teamId: string,
  what: 'scores' | 'isBooked',
  chance: number,
): Player | null {
  const base = what === 'scores' ? SCORING : BOOKED
  // Some players of a team are better than others in their position.
  const weights = players.map(
    ({ number, position }) => base[position] * (0.5 + unit(hash(Number(teamId)), 54, number)),
  )
  let rest = chance * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => (rest -= weight) < 0)
  return players[place] ?? null
}
