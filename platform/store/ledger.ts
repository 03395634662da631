import type { Currency } from '../../streams/domain/money.ts'
import type { Database } from './database.ts'
import { auditLedger, type LedgerAudit } from './ledgerAudit.ts'
import { ledgerHistory, type LedgerHistory, type LedgerHistoryQuery } from './ledgerHistory.ts'
import { postTransfer, type Transfer, type TransferResult } from './ledgerPosting.ts'
import { walletBalances } from './ledgerWallets.ts'

/** Double entry: money is never made or lost, it moves between wallets and house accounts. */
export interface Ledger {
  /**
   * Moves money once per key. `insufficient` writes nothing. Wallets and house accounts come into being
   * with their first entry.
   *
   * @throws RangeError when the entries do not sum to zero in each currency.
   */
  transfer(transfer: Transfer): Promise<TransferResult>
  /** Minor units; 0 for a wallet that does not exist. */
  balance(memberId: number, currency: Currency): Promise<number>
  /** All wallets of a member. */
  balances(memberId: number): Promise<ReadonlyMap<Currency, number>>
  history(memberId: number, query: LedgerHistoryQuery): Promise<LedgerHistory>
  /** Proves the books from the entries alone. */
  audit(): Promise<LedgerAudit>
}

export function createLedger(database: Database): Ledger {
  return {
    transfer: (transfer) => database.transaction((tx) => postTransfer(tx, transfer)),
    balance: async (memberId, currency) =>
      (await walletBalances(database.queries, memberId)).get(currency) ?? 0,
    balances: (memberId) => walletBalances(database.queries, memberId),
    history: (memberId, query) => ledgerHistory(database, memberId, query),
    audit: () => auditLedger(database),
  }
}
