import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import { instant, rowNumber } from '../columns.ts'
import type { CHASE_CHANGES } from '../stateChanges.ts'
import { members } from './accounts.ts'

/** Chases of lotteries (docs/games/lottery.md, 6). Their bets are positions. */
export const chases = pgTable('chases', {
  chaseNo: text('chase_no').primaryKey(),
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  /** Given by the client; those of its positions have `-1`, `-2` … behind it. */
  clientOrderId: text('client_id').notNull(),
  ticketId: text('ticket_id').notNull(),
  play: integer('play').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  stopOnWin: boolean('stop_on_win').notNull(),
  state: text('status').$type<keyof typeof CHASE_CHANGES>().notNull(),
  placedAt: instant('placed_at').notNull(),
})
