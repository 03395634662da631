import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'

/** Why a session ended. */
export type EndReason = 'loggedOut' | 'loggedInElsewhere' | 'passwordChanged' | 'blocked' | 'tokenReused'

/** One login on one device. All refresh tokens that follow from it belong to it. */
export const sessionFamilies = pgTable('session_families', {
  id: uuid('id').primaryKey(),
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  clientType: text('client_type').notNull(),
  deviceId: text('device_id').notNull(),
  lifetimeMs: instant('lifetime_ms').notNull(),
  openedAt: instant('opened_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason').$type<EndReason>(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  familyId: uuid('family_id')
    .notNull()
    .references(() => sessionFamilies.id),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  successorSalt: text('successor_salt'),
})
