import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { Database } from './database.ts'
import type { Migration } from './migrations/migration.ts'

// Any fixed number works, as long as every process of this platform uses the same one.
const MIGRATION_LOCK = 7_402_118_365

const applied = pgTable('store_migrations', {
  id: text('id').primaryKey(),
  checksum: text('checksum').notNull(),
  appliedAt: instant('applied_at').notNull(),
})

/**
 * Brings the schema up to date: all missing migrations in one transaction, so a failed start changes
 * nothing. Processes that start together wait for each other on an advisory lock.
 *
 * @returns the ids it applied, in order.
 * @throws when the stored history is not a prefix of `migrations` or a released migration was edited.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  at: number,
): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS store_migrations (id text PRIMARY KEY, checksum text NOT NULL, applied_at bigint NOT NULL)`,
    )
    const history = await tx.select().from(applied).orderBy(asc(applied.id))
    const missing = missingMigrations(history, migrations)
    for (const migration of missing) {
      for (const statement of migration.statements) await tx.execute(sql.raw(statement))
      await tx
        .insert(applied)
        .values({ id: migration.id, checksum: migrationChecksum(migration), appliedAt: at })
    }
    return missing.map((migration) => migration.id)
  })
}

function missingMigrations(
  history: readonly { id: string; checksum: string }[],
  migrations: readonly Migration[],
): readonly Migration[] {
  for (const [index, row] of history.entries()) {
    const migration = migrations[index]
    if (migration?.id !== row.id) {
      throw new Error(`the database has migration ${row.id}, which this version does not know`)
    }
    if (migrationChecksum(migration) !== row.checksum) {
      throw new Error(`migration ${row.id} was edited after it had been applied`)
    }
  }
  return migrations.slice(history.length)
}

function migrationChecksum(migration: Migration): string {
  // A formatter may change the indentation of a statement, so whitespace does not count.
  const meaning = migration.statements.map((statement) => statement.replace(/\s+/g, ' ').trim())
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex')
}
