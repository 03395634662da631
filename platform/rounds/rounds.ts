import type { RoundKey } from '../../streams/domain/rounds/roundKey.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { PastQuery, PastRounds } from '../store/rounds/past.ts'
import type { PlaceBets, PlaceBetsResult } from '../store/rounds/roundBets.ts'
import type { GameKey, StoredRound } from '../store/rounds/round.ts'
import type { PlannedRound } from './roundGame.ts'

export type {
  BetRuleRefusal,
  PlaceBets,
  PlaceBetsResult,
  RoundBet,
  RoundBetRefusal,
  RoundSums,
} from '../store/rounds/roundBets.ts'

/**
 * The rounds of all games. Every process of a platform has one. What it returns without reading the database is at most
 * one step old.
 */
export interface Rounds {
  /** Does what is due: announces, opens, seals, decides, retries, pays, closes. Calls run one after the other. */
  tick(): Promise<void>
  /** Whether this process plays the game. */
  plays(game: GameKey): boolean
  /**
   * The present round of a game: a void one until the next one opens, otherwise the oldest that is not over; the
   * newest if all are over. `null` before the first.
   */
  present(game: GameKey): Promise<StoredRound | null>
  presentOf(games: readonly GameKey[]): Promise<readonly StoredRound[]>
  /** Every round of the games that is announced or under way, and a void one that is still present; oldest first. */
  underWay(games: readonly GameKey[]): readonly StoredRound[]
  round(key: RoundKey): Promise<StoredRound | null>
  /** Rounds that are announced and not open, oldest first. */
  announced(games: readonly GameKey[]): Promise<readonly StoredRound[]>
  /** Rounds that are decided, closed or void. */
  past(game: GameKey, page: PastQuery): Promise<PastRounds>
  /** All rounds of a shoe, by its number, oldest first. */
  ofShoe(game: GameKey, shoe: string): Promise<readonly StoredRound[]>
  /**
   * Announces rounds before their time, such as the later draws of a chase; those that are announced already stay as
   * they are. Does nothing if this process does not play the game, or if the game announces no new rounds.
   */
  announce(
    game: GameKey,
    plan: (newest: StoredRound | null, now: number) => readonly PlannedRound[],
  ): Promise<void>
  /** Takes the bets of one call; the checks and their order are those of docs/games/rounds.md, 5.1. */
  place(asked: PlaceBets): Promise<PlaceBetsResult>
  /** Cancels those of the positions that are open and whose round is not sealed; returns them. */
  withdraw(positionNos: readonly string[]): Promise<readonly StoredPosition[]>
  /**
   * Interrupts or voids the present round of a game. `null` if nothing was changed: there is no round, or it is decided
   * already. For `control` only.
   */
  stop(game: GameKey, change: 'interrupted' | 'void'): Promise<StoredRound | null>
  /** Rounds and positions that have changed, in the order of the changes, for the push and for room messages. */
  onChange(listener: (changes: RoundNews) => void): () => void
  /** Waits for a step that is running. */
  close(): Promise<void>
}

export interface RoundNews {
  readonly rounds: readonly StoredRound[]
  /** Positions that were placed, settled, cancelled or rolled back, also by other processes. */
  readonly positions: readonly StoredPosition[]
}
