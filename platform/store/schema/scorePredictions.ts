import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, json, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'

const member = () =>
  rowNumber('member_id')
    .notNull()
    .references(() => members.id)

/** The final scores that members expect (docs/site/news.md, 2). What became of one follows from the match's result. */
export const scorePredictions = pgTable(
  'score_predictions',
  {
    memberId: member(),
    matchId: text('match_id').notNull(),
    league: json('league').notNull(),
    homeName: json('home_name').notNull(),
    awayName: json('away_name').notNull(),
    kickOff: instant('kick_off').notNull(),
    home: integer('home').notNull(),
    away: integer('away').notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.matchId] })],
)

/** The rooms in which a member has shown a prediction. */
export const scoreShares = pgTable(
  'score_prediction_shares',
  {
    memberId: member(),
    matchId: text('match_id').notNull(),
    roomId: text('room_id').notNull(),
    messageId: text('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.matchId, table.roomId] })],
)
