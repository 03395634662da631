import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { instant, json, minorUnits, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'
import { rooms } from './rooms.ts'

/** Lucky bags (docs/live-rooms.md, 16). */
export const luckyBags = pgTable('lucky_bags', {
  /** The id of the message that shows it. */
  bagId: text('bag_id').primaryKey(),
  roomId: text('room_id')
    .notNull()
    .references(() => rooms.roomId),
  /** Who pays; `null` when the operator's promotions do. */
  memberId: rowNumber('member_id').references(() => members.id),
  cid: text('cid'),
  speaker: json('speaker').$type<SpeakerFrame>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  shares: smallint('shares').notNull(),
  madeAt: instant('made_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  /** When the last share was taken or the rest was given back; `null` while it is open. */
  overAt: instant('over_at'),
})

/** The shares of a bag, decided when it is made; `place` is the order in which they are given. */
export const luckyBagShares = pgTable(
  'lucky_bag_shares',
  {
    bagId: text('bag_id')
      .notNull()
      .references(() => luckyBags.bagId),
    place: smallint('place').notNull(),
    amount: minorUnits('amount').notNull(),
    memberId: rowNumber('member_id').references(() => members.id),
    name: text('name'),
    cid: text('cid'),
    takenAt: instant('taken_at'),
  },
  (table) => [primaryKey({ columns: [table.bagId, table.place] })],
)
