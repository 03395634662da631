import type { ProtectionRefusal } from '../../streams/domain/protection.ts'

/** Why a bet is refused. Each venue has its own codes for these names. */
export type RefusalReason =
  | 'priceChanged'
  | 'lineChanged'
  | 'suspended'
  | 'locked'
  | 'closed'
  | 'matchOver'
  /** There is no such match, market or side. */
  | 'unknownSelection'
  /** Agreed before kick-off but now in play, or the reverse. */
  | 'timingChanged'
  /** The score has changed since the price was agreed. */
  | 'scoreChanged'
  | 'parlayNotAllowed'
  | 'sameMatch'
  | 'legCount'
  | 'unknownSeries'
  | 'belowMin'
  | 'aboveMax'
  /** Over what one member may risk on a selection, including open orders. */
  | 'memberLimit'
  /** Over what the operator may lose on a market. */
  | 'marketLimit'
  | 'badAmount'
  /** The market is not offered in this odds format. */
  | 'oddsFormat'
  /** Not the only currency of a member who has one. */
  | 'currency'
  | 'insufficientBalance'
  /** Received after `validUntil`. */
  | 'expired'
  /** Bets on this market or in this way cannot be reserved. */
  | 'reserveNotAllowed'
  /** The price is below the present one, or above the highest that can be reserved. */
  | 'reserveOdds'
  | 'tooManyReserved'
  | 'reserveBelowMin'
  /** Stake × price is above the limit. */
  | 'reserveAboveMax'
  | 'memberBlocked'
  | 'maintenance'
  /** The member's own break and limits (docs/betting.md, 9). */
  | ProtectionRefusal

/** A refused confirm. When one leg is the cause: the index of its bet, and its index in that bet. */
export interface Refusal {
  readonly reason: RefusalReason
  readonly bet: number | null
  readonly leg: number | null
}

export function refused(
  reason: RefusalReason,
  bet: number | null = null,
  leg: number | null = null,
): Refusal {
  return { reason, bet, leg }
}
