import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, rowNumber } from '../columns.ts'
import { members } from './accounts.ts'

/** The blocked words of a site that its admins added. */
export const filterWords = pgTable(
  'filter_words',
  {
    siteId: text('site_id').notNull(),
    /** The form in which texts are compared with the word: letters and digits alone, in one case and width. */
    letters: text('letters').notNull(),
    /** As it was typed. */
    word: text('word').notNull(),
    /** A removed word keeps its row, so that a repeated command finds what it did. */
    removed: boolean('removed').notNull(),
    /** Who changed it last, and with which command; `null` for the operator. */
    memberId: rowNumber('member_id').references(() => members.id),
    cid: text('cid'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.letters] })],
)
