import type { RaceGameId } from '../../../streams/domain/virtual/races.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { guardOf } from '../../../streams/domain/vocabulary/words.ts'

/** When the batches of a game start, real ms (docs/virtual-sports.md, 1). */
interface GameTimes {
  readonly period: number
  /** From a whole minute. */
  readonly offset: number
  /** How many batches are open at a time. */
  readonly ahead: number
}

/** A series of batches. */
export type VirtualGame = GameTimes & {
  readonly sport: Sport
  /** The matches of one batch of a league or a friendly are half as many as its teams. */
  readonly format: 'league' | 'groupCup' | 'legCup' | 'friendly' | 'race'
}

const S = 1000
const football = { sport: 'virtualFootball', period: 240 * S } as const
const race = { format: 'race', period: 180 * S, ahead: 5 } as const

/** By the id of the game, which is also that of its league, in the order of the menu. */
const GAMES = {
  '31001': { ...football, format: 'league', offset: 0, ahead: 4 },
  '31002': { ...football, format: 'league', offset: 60 * S, ahead: 4 },
  '31003': { ...football, format: 'groupCup', offset: 120 * S, ahead: 3 },
  '31004': { ...football, format: 'legCup', offset: 180 * S, ahead: 1 },
  '31005': { ...football, format: 'friendly', offset: 30 * S, ahead: 4 },
  '31201': { sport: 'virtualBasketball', format: 'league', period: 240 * S, offset: 150 * S, ahead: 4 },
  '31101': { ...race, sport: 'virtualHorse', offset: 0 },
  '31102': { ...race, sport: 'virtualGreyhounds', offset: 45 * S },
  '31103': { ...race, sport: 'virtualSpeedway', offset: 90 * S },
  '31104': { ...race, sport: 'virtualMotorbike', offset: 135 * S },
} as const satisfies Readonly<Record<string, VirtualGame>>

export type VirtualGameId = keyof typeof GAMES

export const VIRTUAL_GAMES: Readonly<Record<VirtualGameId, VirtualGame>> = GAMES

export const isVirtualGame = guardOf(GAMES)

export const VIRTUAL_GAME_IDS: readonly VirtualGameId[] = [
  '31001',
  '31002',
  '31003',
  '31004',
  '31005',
  '31201',
  '31101',
  '31102',
  '31103',
  '31104',
]

export function isRaceGame(game: VirtualGameId): game is RaceGameId {
  return VIRTUAL_GAMES[game].format === 'race'
}

/** Betting ends so long before the start of a batch, real ms. */
export const LOCK_MS = 10 * S
/** A batch leaves the list so long after its film, real ms. */
export const LISTED_MS = 10 * S
/** Ties are announced so long before their start at the latest, real ms. */
export const TIES_KNOWN_MS = 60 * S
