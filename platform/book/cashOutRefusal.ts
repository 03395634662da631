/** Why a cash-out is refused or fails. Each venue has its own codes for these names. */
export type CashOutRefusal =
  /** The member has no such order at the venue. */
  | 'orderNotFound'
  /** The order itself is still being confirmed. */
  | 'orderNotConfirmed'
  /** The order was rejected or cancelled. */
  | 'orderRejected'
  /** The order is settled or cashed out. */
  | 'orderSettled'
  | 'stakeAboveOpen'
  | 'stakeBelowMin'
  /** A part that is not in whole units. */
  | 'stakeNotWhole'
  /** Bets of this kind are not cashed out. */
  | 'notOffered'
  /** A part of a series. */
  | 'singlesOnly'
  /** The amount would be less than 1. */
  | 'belowOne'
  /** A leg is suspended or has no price. */
  | 'paused'
  | 'matchOver'
  /** The score has changed since the cash-out was asked for. */
  | 'scoreChanged'
  /** The present offer is lower than the amount agreed to. */
  | 'amountChanged'
  /** Another cash-out of the order is being confirmed. */
  | 'cashOutExists'
  | 'tooManyCashOuts'
  /** It arrived, or was decided, too late. */
  | 'expired'
