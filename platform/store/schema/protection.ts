import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import type { LimitKind } from '../../../streams/domain/protection.ts'
import { instant, minorUnits, rowNumber } from '../columns.ts'

/** `amount` is minor units of RMB, or minutes; `null` is no limit. */
export const ownLimits = pgTable(
  'own_limits',
  {
    memberId: rowNumber('member_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    amount: minorUnits('amount'),
    nextAmount: minorUnits('next_amount'),
    nextFrom: instant('next_from'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

export const breaks = pgTable('breaks', {
  memberId: rowNumber('member_id').primaryKey(),
  until: instant('until').notNull(),
})

/** Sums of a member's transfers of a day in UTC+8, written with each transfer. */
export const playDays = pgTable(
  'play_days',
  {
    memberId: rowNumber('member_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    day: integer('day').notNull(),
    staked: minorUnits('staked').notNull(),
    net: minorUnits('net').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.currency] })],
)

/** In how many minutes of a day a member has used the app. */
export const playMinutes = pgTable(
  'play_minutes',
  {
    memberId: rowNumber('member_id').notNull(),
    day: integer('day').notNull(),
    minutes: integer('minutes').notNull(),
    /** The number of the last counted minute, real time. */
    lastMinute: bigint('last_minute', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)
