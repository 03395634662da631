import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, json, rowNumber } from '../columns.ts'
import type { StoredJson } from '../json.ts'

/** Small stored values: site keys, the world's start time and seed, and the clock's anchor. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: json('value').$type<StoredJson>().notNull(),
})

/** Leases: which process may do what only one may do, and until when by the database's clock, ms. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: instant('until').notNull(),
})

/** Analytics sent by clients. Append-only; without a foreign key, so that nothing is refused. */
export const analyticsEvents = pgTable('analytics_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  memberId: rowNumber('member_id'),
  event: text('event').notNull(),
  body: json('body').$type<StoredJson>().notNull(),
})
