import type { Pair } from '../../../streams/domain/match.ts'
import { HOME_ADVANTAGE } from '../../../streams/domain/virtual/scoreMarkets.ts'
import type { Dice } from '../random.ts'
import { pairing } from '../schedule/fixtures.ts'
import { CUP_BATCHES, CUP_PHASES, type Pairing } from './cups.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from './games.ts'
import { shuffled } from './shuffled.ts'

/** Where a batch stands in its season or cup. */
export interface BatchPlace {
  /** From 1; 0 without seasons. */
  readonly season: number
  /** `12`, `G1`, `Q8-2`; empty without seasons. */
  readonly lod: string
  /** Its place in the season, from 0. */
  readonly round: number
}

/** The rounds of a league's season: every pair at home and away. */
export function roundsOf(teams: number): number {
  return 2 * (teams - 1)
}

/** The place of the `index`-th batch of a game with so many teams. */
export function placeOf(game: VirtualGameId, teams: number, index: number): BatchPlace {
  const { format } = VIRTUAL_GAMES[game]
  switch (format) {
    case 'league': {
      const rounds = roundsOf(teams)
      const round = index % rounds
      return { season: Math.floor(index / rounds) + 1, lod: String(round + 1), round }
    }
    case 'groupCup':
    case 'legCup': {
      const round = index % CUP_BATCHES
      return { season: Math.floor(index / CUP_BATCHES) + 1, lod: CUP_PHASES[format][round] ?? '', round }
    }
    case 'friendly':
    case 'race':
      return { season: 0, lod: '', round: 0 }
  }
}

/** The batch of a season in this round or phase; `null` where the game has no such one. */
export function indexInSeason(
  game: VirtualGameId,
  teams: number,
  { season, lod }: Pick<BatchPlace, 'season' | 'lod'>,
): number | null {
  if (!Number.isSafeInteger(season) || season < 1) return null
  const { format } = VIRTUAL_GAMES[game]
  switch (format) {
    case 'league': {
      const rounds = roundsOf(teams)
      const round = Number(lod) - 1
      const known = /^[1-9]\d{0,2}$/.test(lod) && round < rounds
      return known ? (season - 1) * rounds + round : null
    }
    case 'groupCup':
    case 'legCup': {
      const round = CUP_PHASES[format].findIndex((phase) => phase === lod)
      return round < 0 ? null : (season - 1) * CUP_BATCHES + round
    }
    case 'friendly':
    case 'race':
      return null
  }
}

const plain = (home: number, away: number): Pairing => ({ home, away, before: null, tie: 'none' })

/** A round of a league; `season` shuffles the seats, so that seasons differ. */
export function leaguePairings(teams: number, round: number, season: Dice): readonly Pairing[] {
  const seats = shuffled(
    Array.from({ length: teams }, (_, team) => team),
    season,
  )
  const matches = teams / 2
  return Array.from({ length: matches }, (_, place) => {
    const [home, away] = pairing(teams, round * matches + place)
    return plain(seats[home] ?? 0, seats[away] ?? 0)
  })
}

export function friendlyPairings(teams: number, drawn: Dice): readonly Pairing[] {
  const order = shuffled(
    Array.from({ length: teams }, (_, team) => team),
    drawn,
  )
  return Array.from({ length: teams / 2 }, (_, place) =>
    plain(order[2 * place] ?? 0, order[2 * place + 1] ?? 0),
  )
}

const FOOTBALL = { home: 112, away: 112, each: 9 } as const
const BASKETBALL = { home: 388, away: 380, each: 6 } as const

/** The chances of each attack or possession, per mille (docs/virtual-sports.md, 5.2). */
export function chancesOf(
  game: VirtualGameId,
  [home, away]: readonly [home: number, away: number],
  { tie }: Pick<Pairing, 'tie'>,
): Pair {
  const { format, sport } = VIRTUAL_GAMES[game]
  const lead = home - away
  const basis = sport === 'virtualBasketball' ? BASKETBALL : FOOTBALL
  const legs = tie === 'firstLeg' || tie === 'secondLeg'
  const ownGround = sport === 'virtualFootball' && (format === 'league' || legs)
  return [basis.home + basis.each * lead + (ownGround ? HOME_ADVANTAGE : 0), basis.away - basis.each * lead]
}
