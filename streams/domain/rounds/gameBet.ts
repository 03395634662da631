import type { Currency, Money } from '../money.ts'
import type { GameKey, RoundProduct } from './round.ts'

/** One bet on a round, before it is placed. */
export interface GameBet {
  /** Chosen by the client: 8 to 64 letters, digits, `_` and `-`. */
  readonly clientId: string
  /** The round of this bet: the same for all bets of a call, except in a chase of a lottery. */
  readonly round: string
  /** What is bet on, in one text of the product; equal texts are the same selection of a round. */
  readonly selection: string
  readonly stake: Money
  /** The price that was shown, European × 100 000; `null` where notes have odds of their own. */
  readonly odds: number | null
}

/** Bets that are sent in one call: taken together or not at all. */
export interface GameBetCall extends GameKey {
  /** Distinguishes the calls of a member on a device. */
  readonly id: string
  readonly currency: Currency
  /** Platform ms after which the bets must not be taken. */
  readonly validUntil: number
  readonly bets: readonly GameBet[]
}

/** A bet that the platform has taken. */
export interface TakenGameBet {
  readonly clientId: string
  readonly orderNo: string
}

/** A pushed update of one of the member's bets (docs/games/rounds.md, 6). */
export interface OwnGameBet extends GameKey, TakenGameBet {
  readonly round: string
  readonly state: 'open' | 'settled' | 'cancelled' | 'rolledBack'
  readonly stake: Money
  /** What it has returned so far, stake included. */
  readonly returned: Money
}

/** A single bet that waits, a lost one of either kind, a single one that won; a bet of a chase that waits, or won. */
export type LotteryBetState = 'single' | 'lost' | 'singleWon' | 'chase' | 'chaseWon'

/** A bet in the records of a product (docs/games/rounds.md, 5.4). Instants are platform ms. */
export interface GameBetRecord extends TakenGameBet {
  readonly product: RoundProduct
  readonly game: string
  /** The game's name in the member's language, as the platform sent it. */
  readonly gameName: string
  readonly round: string
  /** What was bet on: a code of the product's page, and its name as the platform sent it. */
  readonly option: string
  readonly optionName: string
  /** What was chosen, of a bet of a lottery (docs/games/lottery.md, 4); `null` of any other. */
  readonly numbers: string | null
  /** Of a bet of a lottery; `null` of any other, and of one that was given back. */
  readonly betState: LotteryBetState | null
  /** The number of the chase that a bet belongs to; `null` of a single bet. */
  readonly chaseNo: string | null
  readonly odds: number | null
  readonly stake: Money
  readonly returned: Money
  /** Returned less staked; `null` before it is settled. */
  readonly profit: Money | null
  readonly status: 'open' | 'settled' | 'cancelled'
  readonly outcome: 'none' | 'push' | 'lost' | 'won' | 'cancelled'
  readonly placedAt: number | null
  readonly settledAt: number | null
  /** How many of its settlements were withdrawn. */
  readonly rollbacks: number
  /** The round's result, as the product writes it. */
  readonly result: Readonly<Record<string, unknown>> | null
}

/** How the outcome of a bet is named to its member. */
export type ShownOutcome = GameBetRecord['outcome'] | 'part'

/** The platform counts a bet as won that returned no more than its stake; it is shown as `push` or `part`. */
export function shownOutcome({
  outcome,
  stake,
  returned,
}: Pick<GameBetRecord, 'outcome' | 'stake' | 'returned'>): ShownOutcome {
  if (outcome !== 'won' || returned.minor > stake.minor) return outcome
  return returned.minor === stake.minor ? 'push' : 'part'
}
