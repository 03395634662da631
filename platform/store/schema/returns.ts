import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits, rowNumber } from '../columns.ts'
import type { TransferKind } from '../ledgerKinds.ts'
import type { CASH_OUT_CHANGES } from '../stateChanges.ts'
import { orders } from './orders.ts'
import { positions } from './positions.ts'

/** Parts of an order's stake that were paid out before its end. */
export const cashOuts = pgTable('cash_outs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no')
    .notNull()
    .references(() => orders.orderNo),
  /** Given by the client; sent again it has no effect. */
  clientId: text('client_id').notNull(),
  status: text('status').$type<keyof typeof CASH_OUT_CHANGES>().notNull(),
  /** The part of the stake that was cashed out. */
  stake: minorUnits('stake').notNull(),
  /** The amount paid for it. */
  amount: minorUnits('amount').notNull(),
  at: instant('at').notNull(),
})

/**
 * What an order or a position has paid back, one row for each transfer; negative where money was taken back.
 */
export const returns = pgTable('returns', {
  /** The key of its transfer in the ledger. */
  key: text('key').primaryKey(),
  orderNo: text('order_no').references(() => orders.orderNo),
  positionNo: text('position_no').references(() => positions.positionNo),
  /** 0 for the first settlement; each rollback ends one. */
  settlement: integer('settlement').notNull(),
  cashOut: rowNumber('cash_out').references(() => cashOuts.id),
  kind: text('kind').$type<TransferKind>().notNull(),
  amount: minorUnits('amount').notNull(),
  at: instant('at').notNull(),
})
