import type { SlipKind } from '../../domain/blockReason.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Match } from '../../domain/match.ts'
import type { Money } from '../../domain/money.ts'
import type { AcceptanceSetting, ReserveWish } from '../../domain/order.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SlipMarket } from '../../venues/push.ts'
import type { SlipEvaluation } from './slipEvaluation.ts'

/** The member's slip at one venue: its state, what others need to know of its legs, and its commands. */
export interface SlipMachine {
  readonly state$: State$<SlipEvaluation>
  /** Keys (`selectionKey`) of the chosen selections, for the price buttons. */
  readonly chosen$: State$<ReadonlySet<string>>
  /** Matches whose prices the slip needs. */
  readonly matchIds$: State$<readonly string[]>
  /** The markets of its legs, by the venue's present ids. */
  readonly markets$: State$<readonly SlipMarket[]>
  /**
   * Opens the sheet on the choices, or without any on the newest confirm. Closing only hides it and cancels
   * nothing.
   */
  setOpen(open: boolean): void
  toggle(leg: Leg): void
  remove(key: string): void
  /** Updates the names of these matches. */
  rename(matches: readonly Match[]): void
  clear(): void
  /** Undoes `clear`, until something else is chosen or the sheet is closed. */
  undoClear(): void
  setKind(kind: SlipKind): void
  /** Changes the setting, or the mode of this bet only while the slip asks for it. */
  setAcceptance(mode: AcceptanceSetting): void
  focusField(key: string | null): void
  type(key: string, text: string): void
  addStake(key: string, units: number): void
  /** Sets the greatest amount that the limit and the balance allow in this field. */
  maxStake(key: string): void
  /**
   * Sets stakes that risk at most `most` together: on each of these legs as a single, or on the series of exactly
   * these legs. Without such a series nothing is set.
   */
  riskAtMost(legs: readonly Leg[], most: Money): void
  /** Sets the least stake that wins at least the amount in `text`, as far as the limit and the balance allow. */
  stakeToWin(key: string, text: string): void
  takeLine(key: string): void
  /** Allows a bet on this leg although an earlier bet on it has no outcome yet. */
  repeatLeg(key: string): void
  /** Requests a quote now. */
  requote(): void
  /**
   * The main button: agrees to moved prices if it offered that, and places. `terms` are those of the state
   * that the member saw; if they have changed, nothing is done. Returns whether the tap had an effect.
   */
  confirm(terms?: string): boolean
  /**
   * Reserves the only leg at another price, with the stake of its field. The stake is not checked here. Returns
   * whether it had an effect.
   */
  reserve(wish: ReserveWish): boolean
  /** Shows a pending confirm, or its outcome. */
  showOutcome(orderId: string): void
  /** Closes the outcome; an open placement continues. */
  closeOutcome(): void
  /** Adds the bets of a confirm to the slip again, for a fresh quote, and closes its outcome. */
  rebet(orderId: string): void
}
