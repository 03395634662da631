import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import { instant, minorUnits, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'

/** Why money moves (specification, platform part, 3: transfer types). */
export type TransferKind =
  | 'IN'
  | 'OUT'
  | 'BET'
  | 'WIN'
  | 'REFUND'
  | 'CASHOUT'
  | 'CANCEL_DEDUCT'
  | 'CANCEL_RETURN'
  | 'SETTLEMENT_ROLLBACK_DEDUCT'
  | 'CASHOUT_CANCEL_DEDUCT'
  | 'CASHOUT_CANCEL_RETURN'
  | 'CASHOUT_CANCEL_ROLLBACK_DEDUCT'
  | 'CASHOUT_CANCEL_ROLLBACK_RETURN'
  | 'RESERVE_BET'
  | 'RESERVE_SUCCESS_REFUND'
  | 'RESERVE_FAIL_REFUND'
  | 'RESERVE_CANCEL_REFUND'

/** The operator's side of a transfer. */
export type HouseAccount = 'house:bets' | 'house:promotions' | 'house:cashier' | 'house:gifts'

/** A wallet has a member and a cached balance; a house account has a name and neither. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  currency: text('currency').$type<Currency>().notNull(),
  memberId: rowNumber('member_id').references(() => members.id),
  house: text('house').$type<HouseAccount>(),
  balance: minorUnits('balance'),
})

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  kind: text('kind').$type<TransferKind>().notNull(),
  reference: text('reference').notNull(),
  at: instant('at').notNull(),
})

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: rowNumber('transaction_id')
    .notNull()
    .references(() => ledgerTransactions.id),
  accountId: rowNumber('account_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  balanceAfter: minorUnits('balance_after'),
})
