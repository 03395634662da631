import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import type { PlayedOutcome } from '../../../streams/domain/order.ts'
import { instant, json, minorUnits, rowNumber } from '../columns.ts'
import type { JsonObject } from '../json.ts'
import type { Purpose } from '../ledgerKinds.ts'
import type { POSITION_CHANGES } from '../stateChanges.ts'
import { members } from './accounts.ts'

export const positions = pgTable('positions', {
  positionNo: text('position_no').primaryKey(),
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  product: text('product').$type<'casino' | 'lottery' | 'anchorGame'>().notNull(),
  game: text('game').notNull(),
  /** The round, draw or hand of the game. */
  round: text('round').notNull(),
  /** Given by the client; sent again it has no effect. */
  clientId: text('client_id').notNull(),
  status: text('status').$type<keyof typeof POSITION_CHANGES>().notNull(),
  /** The wallet that pays the stake and receives the return. */
  purpose: text('purpose').$type<Purpose>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** In the game's own terms. */
  selection: json('selection').$type<JsonObject>().notNull(),
  /** European odds × 100 000; `null` where the amount paid depends on the result only. */
  odds: integer('odds'),
  stake: minorUnits('stake').notNull(),
  outcome: text('outcome').$type<PlayedOutcome>(),
  /** How many of its settlements were withdrawn. */
  rollbacks: integer('rollbacks').notNull().default(0),
  placedAt: instant('placed_at').notNull(),
  settledAt: instant('settled_at'),
  version: integer('version').notNull(),
  /** The number of the transaction that changed it last; set by the database. */
  changedIn: rowNumber('changed_in').notNull().default(0),
})
