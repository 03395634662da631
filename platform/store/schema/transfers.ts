import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import { instant, minorUnits, rowNumber } from '../columns.ts'
import type { TRANSFER_CHANGES } from '../stateChanges.ts'
import { members } from './accounts.ts'

/** Transfers between a member's centre and venues, deposits and withdrawals (docs/games/wallet.md, 4 and 5). */
export const transfers = pgTable('transfers', {
  transferNo: text('transfer_no').primaryKey(),
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  /** Given by the client; sent again it has no effect. */
  clientId: text('client_id').notNull(),
  kind: text('kind').$type<'transfer' | 'deposit' | 'withdraw'>().notNull(),
  /** As seen from the venue; of a transfer only. */
  direction: text('direction').$type<'IN' | 'OUT'>(),
  venue: text('venue').$type<'ZR' | 'CP'>(),
  /** The way to pay; of a deposit or a withdrawal only. */
  payType: integer('pay_type'),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  status: text('status').$type<keyof typeof TRANSFER_CHANGES>().notNull(),
  /** Whether the venue did not answer at once, so that the money went to `locked` first. */
  held: boolean('held').notNull(),
  askedAt: instant('asked_at').notNull(),
  decidedAt: instant('decided_at'),
})
