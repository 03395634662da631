import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { LegOutcome } from '../../../streams/domain/order.ts'
import { instant, json, minorUnits, rowNumber } from '../columns.ts'
import type { TransferKind } from '../ledgerKinds.ts'
import type { CASH_OUT_CHANGES, CASH_OUT_REQUEST_CHANGES } from '../stateChanges.ts'
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

/** What members have asked to cash out. One that is taken has a cash-out with the same client id. */
export const cashOutRequests = pgTable('cash_out_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no')
    .notNull()
    .references(() => orders.orderNo),
  clientId: text('client_id').notNull(),
  status: text('status').$type<keyof typeof CASH_OUT_REQUEST_CHANGES>().notNull(),
  stake: minorUnits('stake').notNull(),
  /** The amount that the member agreed to. */
  amount: minorUnits('amount').notNull(),
  askedAt: instant('asked_at').notNull(),
  /** When it is due for a decision; the time of asking when it needs none. */
  dueAt: instant('due_at').notNull(),
  /** The scores of the order's matches when it was asked for, by leg; `null` before kick-off. */
  scores: json('scores').$type<CashOutScores>().notNull(),
  /** Why it failed. */
  reason: text('reason'),
  decidedAt: instant('decided_at'),
})

export type CashOutScores = readonly (readonly [home: number, away: number] | null)[]

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

/** Results of legs that were withdrawn, oldest first. */
export const legWithdrawals = pgTable('leg_withdrawals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no')
    .notNull()
    .references(() => orders.orderNo),
  legIndex: integer('leg_index').notNull(),
  outcome: text('outcome').$type<LegOutcome>().notNull(),
  settleScore: text('settle_score'),
  /** When the leg got the result, and when it was withdrawn. */
  decidedAt: instant('decided_at').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})
