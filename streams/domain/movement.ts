import type { Money } from './money.ts'

/** What moves money of an order (docs/betting.md, 7.2). */
const MOVEMENT_KINDS = [
  'BET',
  'WIN',
  'REFUND',
  'CASHOUT',
  'CANCEL_DEDUCT',
  'CANCEL_RETURN',
  'SETTLEMENT_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_DEDUCT',
  'CASHOUT_CANCEL_RETURN',
  'CASHOUT_CANCEL_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_ROLLBACK_RETURN',
  'RESERVE_BET',
  'RESERVE_SUCCESS_REFUND',
  'RESERVE_FAIL_REFUND',
  'RESERVE_CANCEL_REFUND',
] as const

type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** One transfer of an order, from the member's side: negative when money is taken. */
export interface Movement {
  /** `other` for one that this app does not know. */
  readonly kind: MovementKind | 'other'
  readonly amount: Money
  /** Server time, ms. */
  readonly at: number
}

export function movementKind(name: string): Movement['kind'] {
  return MOVEMENT_KINDS.find((kind) => kind === name) ?? 'other'
}
