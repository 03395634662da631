import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import { instant, json, rowNumber } from '../columns.ts'
import type { JsonObject } from '../json.ts'

export type MemberStatus = 'active' | 'blocked'

/** `transfer`: casino and lottery have wallets of their own; `seamless`: everything is paid from `main`. */
export type WalletType = 'transfer' | 'seamless'

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
  /** The hash of the valid recovery code; `null` when there is none. */
  recoveryHash: text('recovery_hash'),
  /** Another person set the password, so the member must choose a new one. */
  changePassword: boolean('change_password').notNull().default(false),
  walletType: text('wallet_type').$type<WalletType>().notNull().default('transfer'),
  /** The only currency of the member; `null` when the member has both. */
  onlyCurrency: text('only_currency').$type<Currency>(),
})

/** Devices that the member has signed in from. */
export const memberDevices = pgTable(
  'member_devices',
  {
    memberId: rowNumber('member_id')
      .notNull()
      .references(() => members.id),
    deviceId: text('device_id').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Whether the member has confirmed this device. */
    noticed: boolean('noticed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.deviceId] })],
)
