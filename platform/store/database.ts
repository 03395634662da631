import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { holdDirectory } from './directoryHold.ts'

/** What queries run on: the database itself, or a transaction in it. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** One database, embedded or on a server; who uses it does not see which. */
export interface Database {
  readonly queries: Queries
  /**
   * Runs `work` in one transaction; it commits when `work` returns and rolls back when it throws. `work`
   * must query through its argument only. After a deadlock or a serialisation failure the database has
   * undone everything, so `work` runs again, up to three times in all.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, config?: PgTransactionConfig): Promise<T>
  close(): Promise<void>
}

const ATTEMPTS = 3
const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 30_000

/**
 * A PostgreSQL server.
 *
 * @param url a `postgres://` address; `?options=-c search_path=…` chooses a schema.
 */
export function openServer(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // An idle connection may break at any time; the pool drops it and the next query opens another.
  // Without a listener the process would end.
  pool.on('error', () => undefined)
  return fromDriver(drizzleServer(pool), () => pool.end())
}

/**
 * The embedded database.
 *
 * @param dataDir holds its files under `pg/`; `null` keeps everything in memory.
 * @throws when another process has the directory open: two would destroy the files.
 */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    const memory = await PGlite.create()
    return fromDriver(drizzleEmbedded(memory), () => memory.close())
  }
  await mkdir(dataDir, { recursive: true })
  const hold = await holdDirectory(dataDir)
  try {
    const files = await PGlite.create(join(dataDir, 'pg'))
    return fromDriver(drizzleEmbedded(files), async () => {
      await files.close()
      await hold.release()
    })
  } catch (error) {
    await hold.release()
    throw error
  }
}

function fromDriver(queries: Queries, end: () => Promise<void>): Database {
  let closing: Promise<void> | null = null
  return {
    queries,
    transaction: (work, config) => retryUndone(() => queries.transaction(work, config)),
    close: () => (closing ??= end()),
  }
}

async function retryUndone<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= ATTEMPTS || !isUndone(error)) throw error
    }
  }
}

/** Deadlock and serialisation failure: the two errors after which a transaction is known to be undone. */
function isUndone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === '40P01' || cause.code === '40001')) return true
  }
  return false
}
