import type { DrawSequence } from '../../streams/domain/rounds/drawSequence.ts'
import type { JsonObject } from '../store/json.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { GameKey, StoredRound } from '../store/rounds/round.ts'

/** A round to be announced. Times are platform ms. */
export type PlannedRound = Pick<
  StoredRound,
  'round' | 'opensAt' | 'sealsAt' | 'resultAt' | 'paysAt' | 'endsAt' | 'shoe'
>

/** The decision of a round. */
export interface RoundDecision {
  readonly result: JsonObject
  readonly paysAt: number
  readonly endsAt: number
  /**
   * The shoe as it is stored with the round, including what the round revealed (such as the cut card). Its `left`
   * counts the cards of each kind that were left before the round; it is published only in the proof.
   */
  readonly shoe: JsonObject | null
}

/** When a round that cannot be decided is usually given back, real ms after `resultAt` (docs/games/rounds.md, 2.3). */
export const ROUND_GIVEN_BACK_MS = 600_000

/** What a position returns on a result. */
export interface PositionReturn {
  /** Minor units, stake included, rounded down once; 0 for a loss. */
  readonly returned: number
  readonly outcome: 'win' | 'lose' | 'push'
}

/**
 * A game that is played in rounds. It says when its rounds are and what their results mean; the engine
 * (`createRounds.ts`) opens, seals, decides and pays them (docs/games/rounds.md).
 */
export interface RoundGame extends GameKey {
  /** How long after `resultAt` a round that cannot be decided is given back, real ms. */
  readonly givenBackMs: number
  /** Whether new rounds are announced. Rounds that are announced run to their end. */
  announces(): boolean
  /**
   * The rounds to announce at `now`, given the newest round of the game (`null` before the first); empty while there is
   * nothing to announce. It must be cheap, because it is called in each step, and must not return a round twice. It is
   * also called in the transaction in which the newest round is decided or becomes void, with the round as it is then.
   */
  next(newest: StoredRound | null, now: number): readonly PlannedRound[]
  /**
   * Decides a round. The result follows from the draws and the shoe alone. A round that is retried still has its
   * `retryAt`.
   *
   * @param at the platform time of the decision; later than `resultAt` when the round was interrupted.
   * @throws when it cannot be decided: it is interrupted, and retried until it is given back.
   */
  decide(round: StoredRound, draws: DrawSequence, at: number): RoundDecision
  /** @throws when the selection does not belong to the game, which was checked when the bet was placed. */
  returnOf(position: StoredPosition, result: JsonObject, round: StoredRound): PositionReturn
}
