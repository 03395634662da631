/** Why a bet is not taken, by name. A venue puts its own number on each. */
export type RefusalReason =
  | 'priceChanged'
  | 'lineChanged'
  | 'suspended'
  | 'locked'
  | 'closed'
  | 'matchOver'
  /** No such match, market or side. */
  | 'unknownSelection'
  /** Agreed as early and in play now, or the other way round. */
  | 'timingChanged'
  /** A goal since the price was agreed. */
  | 'scoreChanged'
  | 'parlayNotAllowed'
  | 'sameMatch'
  | 'legCount'
  | 'unknownSeries'
  | 'belowMin'
  | 'aboveMax'
  | 'badAmount'
  | 'insufficientBalance'
  /** After `validUntil`. */
  | 'expired'
  | 'memberBlocked'
  | 'maintenance'

/** A refused confirm, and the leg it is about when it is about one: the place of its bet, and in that bet. */
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
