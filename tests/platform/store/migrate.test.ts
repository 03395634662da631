import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { safeInteger } from '../../../platform/store/columns.ts'
import { migrate } from '../../../platform/store/migrate.ts'
import { MIGRATIONS } from '../../../platform/store/migrations/migrations.ts'
import { members } from '../../../platform/store/schema/accounts.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../../platform/store/schema/ledger.ts'
import { analyticsEvents, leases, settings } from '../../../platform/store/schema/notes.ts'
import { orderLegs, orders, orderTotals } from '../../../platform/store/schema/orders.ts'
import {
  gifts,
  matchPredictions,
  roomCombos,
  roomFollows,
  roomMessages,
  roomMutes,
  roomPaces,
  roomPersonaMutes,
  rooms,
} from '../../../platform/store/schema/rooms.ts'
import { luckyBags, luckyBagShares } from '../../../platform/store/schema/bags.ts'
import { roomPolls, roomPollVotes } from '../../../platform/store/schema/polls.ts'
import { positions } from '../../../platform/store/schema/positions.ts'
import { cashOuts, returns } from '../../../platform/store/schema/returns.ts'
import { rounds } from '../../../platform/store/schema/rounds.ts'
import { scorePredictions, scoreShares } from '../../../platform/store/schema/scorePredictions.ts'
import { refreshTokens, sessionFamilies } from '../../../platform/store/schema/sessions.ts'
import { transfers } from '../../../platform/store/schema/transfers.ts'
import { NOON } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const TABLES: readonly PgTable[] = [
  members,
  sessionFamilies,
  refreshTokens,
  ledgerAccounts,
  ledgerTransactions,
  ledgerEntries,
  orders,
  orderLegs,
  orderTotals,
  cashOuts,
  returns,
  positions,
  rounds,
  gifts,
  transfers,
  settings,
  analyticsEvents,
  leases,
  rooms,
  roomMessages,
  roomMutes,
  roomPersonaMutes,
  roomPaces,
  roomCombos,
  roomFollows,
  matchPredictions,
  scorePredictions,
  scoreShares,
  roomPolls,
  roomPollVotes,
  luckyBags,
  luckyBagShares,
]

describeOnDatabases('migrations', ({ database }) => {
  const appliedCount = async () => {
    const count = sql`count(*)`.mapWith(safeInteger)
    return (
      await database()
        .queries.select({ count })
        .from(sql`store_migrations`)
    )[0]?.count
  }

  it('applies nothing to a schema that is up to date', async () => {
    await expect(migrate(database(), MIGRATIONS, NOON)).resolves.toEqual([])
    await expect(appliedCount()).resolves.toBe(MIGRATIONS.length)
  })

  it('refuses a released migration that was edited', async () => {
    const edited = MIGRATIONS.map((migration, index) =>
      index === 1 ? { ...migration, statements: [...migration.statements, 'SELECT 1'] } : migration,
    )
    await expect(migrate(database(), edited, NOON)).rejects.toThrow('0002-sessions was edited')
  })

  it('takes a new layout of a statement for the same migration', async () => {
    const indented = MIGRATIONS.map((migration) => ({
      ...migration,
      statements: migration.statements.map((statement) => `  ${statement.replaceAll('\n', '\n    ')}`),
    }))
    await expect(migrate(database(), indented, NOON)).resolves.toEqual([])
  })

  it('refuses a database of a newer version', async () => {
    await expect(migrate(database(), MIGRATIONS.slice(0, -1), NOON)).rejects.toThrow('does not know')
  })

  it('undoes all missing migrations when one fails', async () => {
    const bad = [
      ...MIGRATIONS,
      { id: '9001-good', statements: ['CREATE TABLE left_behind (id int)'] },
      { id: '9002-bad', statements: ['CREATE TABLE members (id int)'] },
    ]
    await expect(migrate(database(), bad, NOON)).rejects.toThrow()
    await expect(appliedCount()).resolves.toBe(MIGRATIONS.length)
    await expect(database().queries.execute('SELECT 1 FROM left_behind')).rejects.toThrow()
  })

  it('makes exactly the columns that the queries know', async () => {
    for (const table of TABLES) {
      const { name, columns } = getTableConfig(table)
      const known = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull,
      }))
      const made = await database()
        .queries.select({
          name: sql`column_name`.mapWith(String),
          type: sql`data_type`.mapWith(String),
          notNull: sql`is_nullable = 'NO'`.mapWith(Boolean),
        })
        .from(sql`information_schema.columns`)
        .where(sql`table_schema = current_schema() AND table_name = ${name}`)
      const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
      expect(made.toSorted(byName), name).toEqual(known.toSorted(byName))
    }
  })
})
