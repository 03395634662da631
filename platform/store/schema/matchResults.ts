import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, json } from '../columns.ts'
import type { StoredJson } from '../json.ts'

export const matchResults = pgTable(
  'match_results',
  {
    /** Which world the match is of: ids repeat in a world with another seed. */
    world: text('world').notNull(),
    matchId: text('match_id').notNull(),
    result: json('result').$type<StoredJson>().notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.matchId] })],
)
