import type { Currency } from '../../streams/domain/money.ts'
import type { Database } from './database.ts'
import { auditLedger, type LedgerAudit } from './ledgerAudit.ts'
import type { Purpose } from './ledgerKinds.ts'
import { ledgerHistory, type LedgerHistory, type LedgerHistoryQuery } from './ledgerHistory.ts'
import { postTransfer, type Transfer, type TransferResult } from './ledgerPosting.ts'
import { walletBalances } from './ledgerWallets.ts'
import { type MemberFunds, readMemberFunds } from './memberFunds.ts'
import { readStatement, type Statement, type StatementQuery } from './statement.ts'

/** Double entry: money only moves between wallets and house accounts, so the sum of all entries is zero. */
export interface Ledger {
  /**
   * Moves money once for each key. `insufficient` writes nothing. Wallets and house accounts are created with
   * their first entry.
   *
   * @throws RangeError when the entries do not sum to zero in each currency.
   */
  transfer(transfer: Transfer): Promise<TransferResult>
  /** Minor units, of the main wallet when no purpose is given; 0 for a wallet that does not exist. */
  balance(memberId: number, currency: Currency, purpose?: Purpose): Promise<number>
  /** A member's wallets of one purpose, `main` when none is given. */
  balances(memberId: number, purpose?: Purpose): Promise<ReadonlyMap<Currency, number>>
  history(memberId: number, query: LedgerHistoryQuery): Promise<LedgerHistory>
  /** All wallets of a member, and what open bets have taken. */
  funds(memberId: number): Promise<MemberFunds>
  /** A page of the entries of a member's wallets, and their sums. */
  statement(memberId: number, query: StatementQuery): Promise<Statement>
  /** Checks the whole ledger from its entries alone. */
  audit(): Promise<LedgerAudit>
}

export function createLedger(database: Database): Ledger {
  return {
    transfer: (transfer) => database.transaction((tx) => postTransfer(tx, transfer)),
    balance: async (memberId, currency, purpose = 'main') =>
      (await walletBalances(database.queries, memberId, purpose)).get(currency) ?? 0,
    balances: (memberId, purpose = 'main') => walletBalances(database.queries, memberId, purpose),
    history: (memberId, query) => ledgerHistory(database, memberId, query),
    funds: (memberId) => readMemberFunds(database, memberId),
    statement: (memberId, query) => readStatement(database, memberId, query),
    audit: () => auditLedger(database),
  }
}
