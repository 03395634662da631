/** What moves money. A reference of the ledger names one of these (`audit/transferFindings.ts`). */
export type LedgerSource = 'member' | 'gift' | 'bag' | 'order' | 'position'

/**
 * The kinds of transfers, each with the sources that it may be for (docs/betting.md, 7). The audit reports a
 * transfer of any other kind or source.
 */
export const TRANSFER_SOURCES = {
  IN: ['member'],
  OUT: ['member'],
  TRANSFER: ['member'],
  GIFT: ['gift'],
  LUCKY_BAG: ['bag'],
  LUCKY_BAG_PROMOTION: ['bag'],
  LUCKY_BAG_SHARE: ['bag'],
  LUCKY_BAG_RETURN: ['bag'],
  BET: ['order', 'position'],
  WIN: ['order', 'position'],
  REFUND: ['order', 'position'],
  CANCEL_DEDUCT: ['order', 'position'],
  CANCEL_RETURN: ['order', 'position'],
  SETTLEMENT_ROLLBACK_DEDUCT: ['order', 'position'],
  CASHOUT: ['order'],
  CASHOUT_CANCEL_DEDUCT: ['order'],
  CASHOUT_CANCEL_RETURN: ['order'],
  CASHOUT_CANCEL_ROLLBACK_DEDUCT: ['order'],
  CASHOUT_CANCEL_ROLLBACK_RETURN: ['order'],
  RESERVE_BET: ['order'],
  RESERVE_SUCCESS_REFUND: ['order'],
  RESERVE_FAIL_REFUND: ['order'],
  RESERVE_CANCEL_REFUND: ['order'],
} as const satisfies Readonly<Record<string, readonly LedgerSource[]>>

export type TransferKind = keyof typeof TRANSFER_SOURCES

/**
 * What takes back a payment that was wrong. Only these may bring a wallet below zero, because the money may have
 * been spent meanwhile (docs/betting.md, 7.4); the database refuses every other overdraft.
 */
export const TAKING_BACK = [
  'CANCEL_DEDUCT',
  'SETTLEMENT_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_DEDUCT',
  'CASHOUT_CANCEL_ROLLBACK_DEDUCT',
] as const satisfies readonly TransferKind[]

const takingBack: ReadonlySet<TransferKind> = new Set<TransferKind>(TAKING_BACK)

export function mayOverdraw(kind: TransferKind): boolean {
  return takingBack.has(kind)
}

/**
 * What a wallet of a member is for. `main` takes deposits and sports bets; `venue:` and a code is a wallet
 * that one venue holds; `locked` cannot be spent; `bonus` holds gold coins, counted in a currency.
 */
export type Purpose = 'main' | 'casino' | 'lottery' | 'locked' | 'bonus' | `venue:${string}`

/** The operator's side of a transfer. */
export type HouseAccount =
  | 'house:bets'
  | 'house:games'
  | 'house:promotions'
  | 'house:cashier'
  | 'house:gifts'
  /** What is in lucky bags that are open. */
  | 'house:luckyBags'
