import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import { instant, minorUnits, rowNumber } from '../columns.ts'
import type { HouseAccount, Purpose, TransferKind } from '../ledgerKinds.ts'
import { members } from './accounts.ts'

/** A wallet has a member, a purpose and a cached balance; a house account has a name and none of these. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  currency: text('currency').$type<Currency>().notNull(),
  memberId: rowNumber('member_id').references(() => members.id),
  purpose: text('purpose').$type<Purpose>(),
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
