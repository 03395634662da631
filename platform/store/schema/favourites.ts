import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rowNumber } from '../columns.ts'
import { members } from './accounts.ts'

const owner = () => ({
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  venue: text('venue').notNull(),
})

/** Leagues whose matches are all favourites, unless a match was chosen otherwise afterwards. */
export const favouriteLeagues = pgTable(
  'favourite_leagues',
  { ...owner(), leagueId: text('league_id').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.venue, table.leagueId] })],
)

/** Matches that were chosen one by one. */
export const favouriteMatches = pgTable(
  'favourite_matches',
  {
    ...owner(),
    matchId: text('match_id').notNull(),
    leagueId: text('league_id').notNull(),
    /** False only within a favourite league. */
    chosen: boolean('chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.venue, table.matchId] })],
)
