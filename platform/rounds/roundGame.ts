import type { DrawSequence } from '../../streams/domain/rounds/drawSequence.ts'
import type { JsonObject } from '../store/json.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { GameKey, StoredRound } from '../store/rounds/round.ts'

/** What is announced of a round that comes. Times are platform ms. */
export type PlannedRound = Pick<
  StoredRound,
  'round' | 'opensAt' | 'sealsAt' | 'resultAt' | 'paysAt' | 'endsAt' | 'shoe'
>

/** A round that is decided. */
export interface RoundDecision {
  readonly result: JsonObject
  readonly paysAt: number
  readonly endsAt: number
  /**
   * The shoe as the round is stored with, including what its own draws have told (such as the cut). `left` of a shoe is
   * how many of each card were left before the round; only the proof tells it.
   */
  readonly shoe: JsonObject | null
}

/** What a position returns on a result. */
export interface PositionReturn {
  /** Minor units, stake included, rounded down once; 0 for a loss. */
  readonly returned: number
  readonly outcome: 'win' | 'lose' | 'push'
}

/**
 * A game that is played in rounds. It says when its rounds are and what their results mean; the engine
 * (`rounds.ts`) opens, seals, decides and pays them (docs/games/rounds.md).
 */
export interface RoundGame extends GameKey {
  /** From `resultAt` on until a round that could not be decided is given back, real ms. */
  readonly givenBackMs: number
  /** Whether new rounds are announced. Rounds that are announced run to their end. */
  announces(): boolean
  /**
   * The rounds to announce at `now`, given the newest round of the game (`null` before the first); empty while
   * there is nothing to announce. Called in each step, so it must be cheap, and gives no round twice. Also called in the
   * transaction in which the newest round is opened, decided or void, with the round as it is then.
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
  /** @throws when the selection does not belong to the game: it was checked when the bet was placed. */
  returnOf(position: StoredPosition, result: JsonObject, round: StoredRound): PositionReturn
}
