import type { ProtectionRefusal } from '../../streams/domain/protection.ts'
import type { RoundKey } from '../../streams/domain/rounds/roundKey.ts'
import type { Currency } from '../../streams/domain/money.ts'
import type { JsonObject } from '../store/json.ts'
import type { Purpose } from '../store/ledgerKinds.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { GameKey, StoredRound } from '../store/rounds/round.ts'

/** One bet of a call; all bets of a call are taken or none. */
export interface RoundBet {
  /** Chosen by the client: 8 to 64 letters, digits, `_` and `-`. */
  readonly clientId: string
  /** The round of this bet: that of the call, except in a chase of a lottery. */
  readonly round: string
  readonly selection: JsonObject
  /** European odds × 100 000; `null` where notes have odds of their own. */
  readonly odds: number | null
  /** Minor units. */
  readonly stake: number
}

/** Why a product's own rules refuse a bet (docs/games/rounds.md, 5.1, step 3). */
export type BetRuleRefusal =
  | 'gameOff'
  | 'maintenance'
  | 'unknownOption'
  | 'oddsChanged'
  | 'belowMin'
  | 'aboveMax'
  | 'roundFull'
  | 'currency'
  | 'badRequest'

/** Every refusal of a bet on a round. */
export type RoundBetRefusal =
  BetRuleRefusal | 'roundNotOpen' | 'insufficient' | 'duplicateId' | ProtectionRefusal

/** The bets that members have on a round so far, for the limits of a product. */
export interface RoundSums {
  /** The member's own, read under the lock of the member's wallets. */
  readonly own: readonly StoredPosition[]
  /** Of all members, by `optionOf`; read before the lock, so bets under way at the same time may exceed a limit. */
  readonly all: ReadonlyMap<string, number>
}

export interface PlaceBets extends GameKey {
  readonly memberId: number
  readonly purpose: Purpose
  readonly currency: Currency
  readonly bets: readonly RoundBet[]
  /** Platform ms after which the bets must not be accepted. */
  readonly validUntil: number
  readonly at: number
  /** Whether bets on announced rounds are taken too: only a chase. */
  readonly ahead?: boolean
  /** The key under which stakes of all members are summed up. */
  optionOf(selection: JsonObject): string
  /** The rules of the product, given what is on the round; `null` accepts. */
  check(sums: RoundSums): BetRuleRefusal | null
}

export type PlaceBetsResult =
  | {
      readonly status: 'placed'
      /** In the order of the call. */
      readonly positions: readonly StoredPosition[]
      /** False when the call was a repetition of an accepted one. */
      readonly fresh: boolean
      /** The wallet that paid, minor units. */
      readonly balance: number
    }
  | { readonly status: 'refused'; readonly reason: RoundBetRefusal }

/** A list of past rounds, newest first. */
export interface PastRounds {
  readonly total: number
  readonly rounds: readonly StoredRound[]
}

/** The rounds of all games. Every process of a platform has one. */
export interface Rounds {
  /** Does what is due: announces, opens, seals, decides, retries, pays, closes. */
  tick(): Promise<void>
  /**
   * The present round of a game: the oldest that is not closed or void, else the newest. A void round is present
   * until the next one opens. `null` before the first.
   */
  present(game: GameKey): Promise<StoredRound | null>
  presentOf(games: readonly GameKey[]): Promise<readonly StoredRound[]>
  round(key: RoundKey): Promise<StoredRound | null>
  /** Rounds that are announced and not open, oldest first. */
  announced(games: readonly GameKey[]): Promise<readonly StoredRound[]>
  /** Rounds that are decided, closed or void. */
  past(game: GameKey, page: { readonly offset: number; readonly limit: number }): Promise<PastRounds>
  /** Takes bets on a round, in the order of docs/games/rounds.md, 5.1. */
  place(asked: PlaceBets): Promise<PlaceBetsResult>
  /** Interrupts or voids the present round of a game, where it is not decided. For `control` only. */
  stop(game: GameKey, change: 'interrupted' | 'void'): Promise<StoredRound | null>
  /** Rounds and positions that have changed, in the order of the changes, for the push and for room messages. */
  onChange(listener: (changes: RoundChanges) => void): () => void
}

export interface RoundChanges {
  readonly rounds: readonly StoredRound[]
  /** Positions that were placed, settled, cancelled or rolled back, also by other processes. */
  readonly positions: readonly StoredPosition[]
}
