import type { LedgerSource } from '../ledgerKinds.ts'

/** One inconsistency between the ledger and its sources. */
export interface Finding {
  /** `unknown` when no source belongs to the transfer. */
  readonly source: LedgerSource | 'unknown'
  /**
   * The number of the order, position or transfer, the id of the message of a gift or a lucky bag, the reference of a
   * member, or the key of the transaction.
   */
  readonly id: string
  readonly fault: Fault
}

export type Fault =
  /** A transfer of an unknown kind, or of a kind that its source does not allow. */
  | 'kind'
  /** The ledger has a transfer for it, but it is not stored, or its message is not. */
  | 'missing'
  /** The ledger does not have its stake or cost exactly once. */
  | 'stake'
  /** Its returns differ from the ledger. */
  | 'return'
  /** A withdrawn settlement was not taken back, or one was paid twice. */
  | 'settlement'
  /** Its returns, or the steps of a transfer, do not match its state. */
  | 'state'
  /** The payments of a cash-out are not its amount, or not its stake if it was cancelled. */
  | 'cashOut'
  /** A bet on virtual sports that was placed after the lock, or one on a round from its seal on. */
  | 'late'
  /** Its state does not fit that of its round, or its round is not stored. */
  | 'round'
  /** An order without a leg. */
  | 'legs'
  /** Its number was never issued. */
  | 'number'
  /** The transfer is not between the accounts that its kind requires. */
  | 'accounts'
  /** The sums by day are not those of the member's orders. */
  | 'totals'
  /** The sums by day that own limits count are not those of the member's transfers. */
  | 'played'
