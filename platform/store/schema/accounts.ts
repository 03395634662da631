import { bigint, boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, json } from '../columns.ts'
import type { JsonObject } from '../json.ts'

export type MemberStatus = 'active' | 'blocked'

export const members = pgTable('members', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  status: text('status').$type<MemberStatus>().notNull(),
  oddsLevel: smallint('odds_level').notNull(),
  siteId: text('site_id').notNull(),
  language: text('language').notNull(),
  preferences: json('preferences').$type<JsonObject>().notNull(),
  createdAt: instant('created_at').notNull(),
  level: smallint('level').notNull().default(0),
  admin: boolean('admin').notNull().default(false),
})
