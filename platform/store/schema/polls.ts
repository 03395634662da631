import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../../streams/domain/localText.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { instant, json, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'
import { rooms } from './rooms.ts'

/** The polls of the live rooms (docs/live-rooms.md, 15). One without a result is open. */
export const roomPolls = pgTable('room_polls', {
  /** The id of the message that opened it. */
  pollId: text('poll_id').primaryKey(),
  roomId: text('room_id')
    .notNull()
    .references(() => rooms.roomId),
  /** Who asks. */
  speaker: json('speaker').$type<SpeakerFrame>().notNull(),
  question: json('question').$type<LocalText>().notNull(),
  choices: json('choices').$type<readonly LocalText[]>().notNull(),
  /** The simulated votes for each choice. */
  crowd: json('crowd').$type<readonly number[]>().notNull(),
  openedAt: instant('opened_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  /** The final counts. */
  result: json('result').$type<readonly number[]>(),
})

export const roomPollVotes = pgTable(
  'room_poll_votes',
  {
    pollId: text('poll_id')
      .notNull()
      .references(() => roomPolls.pollId),
    memberId: rowNumber('member_id')
      .notNull()
      .references(() => members.id),
    /** The place of the choice, from 0. */
    choice: smallint('choice').notNull(),
    cid: text('cid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.memberId] })],
)
