import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RoundProduct } from '../../../streams/domain/rounds/round.ts'
import type { RoundState } from '../../../streams/domain/rounds/roundState.ts'
import { instant, json, rowNumber } from '../columns.ts'
import type { JsonObject } from '../json.ts'

/** `StoredRound` (`../rounds/round.ts`) says what the columns are. */
export const rounds = pgTable(
  'rounds',
  {
    product: text('product').$type<RoundProduct>().notNull(),
    game: text('game').notNull(),
    round: text('round').notNull(),
    state: text('status').$type<RoundState>().notNull(),
    announcedAt: instant('announced_at').notNull(),
    opensAt: instant('opens_at').notNull(),
    sealsAt: instant('seals_at').notNull(),
    resultAt: instant('result_at').notNull(),
    paysAt: instant('pays_at'),
    endsAt: instant('ends_at'),
    retryAt: instant('retry_at'),
    decidedAt: instant('decided_at'),
    commitment: text('commitment').notNull(),
    seed: text('seed'),
    result: json('result').$type<JsonObject>(),
    shoe: json('shoe').$type<JsonObject>(),
    /** Set by the database with each change. */
    version: rowNumber('version').notNull().default(0),
    /** The number of the transaction that changed it last; set by the database. */
    changedIn: rowNumber('changed_in').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.product, table.game, table.round] })],
)
