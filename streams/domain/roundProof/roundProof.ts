import type { Currency } from '../money.ts'
import type { DrawSequence } from '../rounds/drawSequence.ts'
import type { RoundKey } from '../rounds/roundKey.ts'
import type { RoundReturn } from '../rounds/roundReturn.ts'
import type { Shoe } from '../rounds/round.ts'

/** What the platform publishes to prove a round (docs/games/rounds.md, 4). Instants are platform ms. */
export interface RoundProof extends RoundKey {
  /** A word of the product; those of docs/games/rounds.md, 2.1 except for virtual sports. */
  readonly state: string
  readonly commitment: string
  readonly announcedAt: number | null
  readonly opensAt: number | null
  readonly sealsAt: number | null
  readonly decidedAt: number | null
  /** `null` until the round is decided or given back. */
  readonly seed: string | null
  /** `null` until the round is decided, and of one that was given back. */
  readonly result: Readonly<Record<string, unknown>> | null
  /** `left` is how many of each card were left before this round; `null` for a full shoe. */
  readonly shoe: (Shoe & { readonly left: readonly number[] | null }) | null
  /** Set for virtual sports: what was public before the batch (docs/virtual-sports.md, 3). */
  readonly entry: unknown
}

/** A bet of the member on the round, as far as its return depends on it. */
export interface BetOnRound {
  /** A code of the product's page. */
  readonly option: string
  /** Minor units. */
  readonly stake: number
  readonly currency: Currency
  /** The chosen numbers and the price of a note, for lotteries only; otherwise `null`. */
  readonly numbers: string | null
  readonly unit: number | null
  readonly multiple: number | null
}

/** A round that was drawn anew. */
export interface ProvenRound {
  /** As the platform publishes it. */
  readonly result: unknown
  /** The number of cards behind the cut card, if the round revealed it. */
  readonly cut?: number
  /** What a bet returns on this result; `null` for a bet that the game does not have. */
  returnOf(bet: BetOnRound): RoundReturn | null
}

/**
 * Draws a round of a product anew, by the functions that the platform uses. `null` for a proof that no round of the
 * product can have.
 *
 * @throws RangeError for a shoe that no table can have.
 */
export type RoundProver = (proof: RoundProof, draws: DrawSequence) => ProvenRound | null
