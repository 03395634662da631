import type { GameKey, RoundProduct } from '../../../streams/domain/rounds/round.ts'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import type { RoundState } from '../../../streams/domain/rounds/roundState.ts'
import type { JsonObject } from '../json.ts'

export type { GameKey, RoundProduct, RoundState }

/** One round (docs/games/rounds.md, 2). Times are platform ms. */
export interface StoredRound extends RoundKey {
  readonly product: RoundProduct
  readonly state: RoundState
  readonly announcedAt: number
  readonly opensAt: number
  readonly sealsAt: number
  readonly resultAt: number
  /** When bets are paid, and when the round ends; in the casino both are `null` until the round is decided. */
  readonly paysAt: number | null
  readonly endsAt: number | null
  /** When an interrupted round is retried; `null` in any other state. */
  readonly retryAt: number | null
  readonly decidedAt: number | null
  /** 64 hexadecimal digits. */
  readonly commitment: string
  /** 64 hexadecimal digits; `null` until the round is decided or void. */
  readonly seed: string | null
  readonly result: JsonObject | null
  /** What the game keeps from round to round, such as a shoe; `null` where there is nothing. */
  readonly shoe: JsonObject | null
  /** From one sequence for all rounds: grows with each change of any round. */
  readonly version: number
}

/** A round that is announced. */
export type NewRound = Omit<StoredRound, 'state' | 'retryAt' | 'decidedAt' | 'seed' | 'result' | 'version'>

/** What a change stores, besides the state. */
export type RoundUpdate = Pick<StoredRound, 'state'> &
  Partial<Pick<StoredRound, 'paysAt' | 'endsAt' | 'retryAt' | 'decidedAt' | 'seed' | 'result' | 'shoe'>>
