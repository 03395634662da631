import type { Currency } from '../../../streams/domain/money.ts'
import type { ProtectionRefusal } from '../../../streams/domain/protection.ts'
import type { Queries } from '../database.ts'
import type { JsonObject } from '../json.ts'
import type { Purpose } from '../ledgerKinds.ts'
import type { StoredPosition } from '../positions/position.ts'
import type { GameKey } from './round.ts'

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
  | 'roundNotOpen'
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
export type RoundBetRefusal = BetRuleRefusal | 'insufficient' | 'duplicateId' | ProtectionRefusal

/** The bets that members have on the rounds of a call so far, for the limits of a product. */
export interface RoundSums {
  /** The member's own bets in any currency and state, read under the lock of the member's wallets. */
  readonly own: readonly StoredPosition[]
  /**
   * The stakes of all members by `optionOf`, in the currency of the call and without cancelled bets. They are read
   * before the lock, so bets that are placed at the same time may together exceed a limit.
   */
  readonly all: ReadonlyMap<string, number>
}

export interface PlaceBets extends GameKey {
  readonly memberId: number
  readonly purpose: Purpose
  readonly currency: Currency
  readonly bets: readonly RoundBet[]
  /** Platform ms after which the bets must not be accepted. */
  readonly validUntil: number
  /** Whether the bets may be on rounds that are announced and not open yet, which only those of a chase may. */
  readonly ahead?: boolean
  /** The key under which stakes of all members are summed up. */
  optionOf(selection: JsonObject, round: string): string
  /** The rules of the product, given the bets on the rounds so far; `null` accepts. */
  check(sums: RoundSums): BetRuleRefusal | null
  /** Stores more in the transaction that takes the bets, such as a chase. `positions` are in the order of the call. */
  store?(tx: Queries, positions: readonly StoredPosition[]): Promise<void>
}

export type PlaceBetsResult =
  | {
      readonly status: 'placed'
      /** In the order of the call. */
      readonly positions: readonly StoredPosition[]
      /** False when the call was a repetition of an accepted one. */
      readonly fresh: boolean
      /** The balance of the wallet that paid, minor units. */
      readonly balance: number
    }
  | { readonly status: 'refused'; readonly reason: RoundBetRefusal }
