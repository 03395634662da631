import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, json, rowNumber } from '../columns.ts'
import type { StoredJson } from '../json.ts'

/** Small things the platform must remember: site keys, the world's epoch, seed and clock anchor. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: json('value').$type<StoredJson>().notNull(),
})

/** Who may do what only one process may do, until when by the database's clock, ms. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: instant('until').notNull(),
})

/** What clients report about themselves. Append-only; no foreign key, so nothing is ever refused. */
export const analyticsEvents = pgTable('analytics_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  memberId: rowNumber('member_id'),
  event: text('event').notNull(),
  body: json('body').$type<StoredJson>().notNull(),
})
