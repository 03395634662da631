import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../streams/domain/money.ts'
import type { PredictionSide } from '../../../streams/domain/room/room.ts'
import type { GlobalConfigFrame, PinnedFrame, SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { instant, json, minorUnits, rowNumber } from '../columns.ts'
import type { JsonObject } from '../json.ts'
import { members } from './accounts.ts'

export type RoomStatus = 'open' | 'closed'

/** Every write to the room's history locks this row, so `seq` has neither gaps nor duplicates. */
export const rooms = pgTable('rooms', {
  roomId: text('room_id').primaryKey(),
  /** The `seq` of the newest message. */
  seq: rowNumber('seq').notNull(),
  status: text('status').$type<RoomStatus>().notNull(),
  statusReason: text('status_reason').notNull(),
  config: json('config').$type<GlobalConfigFrame>().notNull(),
  /** The notice of the room; `null` without one. */
  pinned: json('pinned').$type<PinnedFrame>(),
})

const room = () =>
  text('room_id')
    .notNull()
    .references(() => rooms.roomId)
const member = () =>
  rowNumber('member_id')
    .notNull()
    .references(() => members.id)

export const roomMessages = pgTable(
  'room_messages',
  {
    // Neither the room nor the member is checked for each message (migration 0032).
    roomId: text('room_id').notNull(),
    seq: rowNumber('seq').notNull(),
    id: text('id').notNull().unique(),
    type: smallint('type').notNull(),
    at: instant('at').notNull(),
    sender: json('sender').$type<SpeakerFrame>().notNull(),
    /** `null` for messages of the platform and its bots. */
    memberId: rowNumber('member_id'),
    cid: text('cid'),
    /** What the message is about, if that must be found later: the order of a share. */
    subject: text('subject'),
    body: json('body').$type<JsonObject>().notNull(),
    withdrawn: boolean('withdrawn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.seq] })],
)

export const roomMutes = pgTable(
  'room_mutes',
  {
    roomId: room(),
    memberId: member(),
    /** `null` is without end. */
    until: instant('until'),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.memberId] })],
)

/** Mutes of simulated members, which have no account. */
export const roomPersonaMutes = pgTable(
  'room_persona_mutes',
  {
    roomId: room(),
    personaId: text('persona_id').notNull(),
    /** `null` is without end. */
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.personaId] })],
)

/** When a member last wrote, real ms; stored only in slow mode. */
export const roomPaces = pgTable(
  'room_paces',
  { roomId: room(), memberId: member(), textedAt: instant('texted_at').notNull() },
  (table) => [primaryKey({ columns: [table.roomId, table.memberId] })],
)

/** Gifts that members paid for. Those of bots have a message only. */
export const gifts = pgTable('gifts', {
  messageId: text('message_id').primaryKey(),
  memberId: member(),
  roomId: room(),
  giftId: text('gift_id').notNull(),
  count: integer('count').notNull(),
  /** The wallet that paid: `bonus` for gold coins. */
  purpose: text('purpose').$type<'main' | 'bonus'>().notNull().default('main'),
  currency: text('currency').$type<Currency>().notNull(),
  cost: minorUnits('cost').notNull(),
  /** Minor units of RMB by the prices of the catalogue, whatever paid. */
  worth: minorUnits('worth').notNull(),
  at: instant('at').notNull(),
})

/** The worth of all gifts of a member in a room, minor units of RMB. */
export const roomGivers = pgTable(
  'room_givers',
  { roomId: room(), memberId: member(), worth: minorUnits('worth').notNull() },
  (table) => [primaryKey({ columns: [table.roomId, table.memberId] })],
)

/** A member's present combo of one gift. */
export const roomCombos = pgTable(
  'room_combos',
  {
    roomId: room(),
    memberId: member(),
    giftId: text('gift_id').notNull(),
    comboId: text('combo_id').notNull(),
    total: rowNumber('total').notNull(),
    /** Real ms of its last gift. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.memberId, table.giftId] })],
)

export const roomFollows = pgTable(
  'room_follows',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => roomMessages.id),
    memberId: member(),
    orderNo: text('order_no').notNull(),
    cid: text('cid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.memberId] })],
)

export const matchPredictions = pgTable(
  'match_predictions',
  {
    matchId: text('match_id').notNull(),
    memberId: member(),
    side: text('side').$type<PredictionSide>().notNull(),
    cid: text('cid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.memberId] })],
)
