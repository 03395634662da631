import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { holdDirectory } from './directoryHold.ts'

/** Where queries run: the database, or a transaction in it. */
export type Queries = PgDatabase<PgQueryResultHKT>

type Work<T> = (tx: Queries) => Promise<T>

/** One database, either embedded or on a server. */
export interface Database {
  readonly queries: Queries
  /** Whether other processes may use it too. */
  readonly shared: boolean
  /**
   * Runs `work` in one transaction; it commits when `work` returns and rolls back when it throws. `work` must
   * query through its argument only. After a deadlock or a serialisation failure the transaction is undone
   * and `work` runs again, up to three times in all.
   */
  transaction<T>(work: Work<T>, config?: PgTransactionConfig): Promise<T>
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
  // An idle connection may break at any time; the pool removes it and the next query opens another. Without a
  // listener the error would end the process. A connection in use reports the error to its query or
  // transaction as well.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return fromDriver({
    queries: drizzleServer(pool),
    shared: true,
    transaction: (work, config) => onOneConnection(pool, work, config),
    end: () => pool.end(),
  })
}

/**
 * A transaction on a connection of `pool`. Drizzle's own, given the pool, keeps the connection for ever when
 * it breaks before the transaction has begun: the pool gets smaller each time, and never closes.
 */
async function onOneConnection<T>(pool: Pool, work: Work<T>, config?: PgTransactionConfig): Promise<T> {
  const connection = await pool.connect()
  try {
    return await drizzleServer(connection).transaction(work, config)
  } finally {
    connection.release()
  }
}

/** The database contains password hashes and signing keys, so only the owner may read its files. */
const OWNER_ONLY = 0o700

/**
 * The embedded database.
 *
 * @param dataDir holds its files in `pg/`, readable by their owner alone; `null` keeps everything in memory.
 * @throws when another process has the directory open: two would corrupt the files.
 */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    return onEmbedded(await PGlite.create())
  }
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY })
  const hold = await holdDirectory(dataDir)
  try {
    const folder = join(dataDir, 'pg')
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
    // Earlier versions left the folder readable for everyone.
    await chmod(folder, OWNER_ONLY)
    const files = await PGlite.create(folder)
    return onEmbedded(files, () => hold.release())
  } catch (error) {
    await hold.release()
    throw error
  }
}

/** An open embedded database. Closing it also runs `after`. */
export function onEmbedded(opened: PGlite, after: () => Promise<void> = () => Promise.resolve()): Database {
  const end = async (): Promise<void> => {
    await opened.close()
    await after()
  }
  const queries = drizzleEmbedded(withOwnParsers(opened))
  return fromDriver({
    queries,
    shared: false,
    transaction: (work, config) => queries.transaction(work, config),
    end,
  })
}

/**
 * Drizzle gives its parsers of columns with each query, for which PGlite copies the hundreds that it has: as much work
 * as a small query itself. So they become PGlite's own, and queries come without them.
 */
function withOwnParsers(opened: PGlite): PGlite {
  const own = <C extends Pick<Transaction, 'query'>>(client: C): C => {
    const query = client.query.bind(client)
    client.query = <T>(text: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}) => {
      Object.assign(opened.parsers, parsers)
      return query<T>(text, values, options)
    }
    return client
  }
  const transaction = opened.transaction.bind(opened)
  opened.transaction = (work) => transaction((tx) => work(own(tx)))
  return own(opened)
}

interface Driver extends Pick<Database, 'queries' | 'shared' | 'transaction'> {
  readonly end: () => Promise<void>
}

function fromDriver({ queries, shared, transaction, end }: Driver): Database {
  let closing: Promise<void> | null = null
  return {
    queries,
    shared,
    transaction: (work, config) => retryUndone(() => transaction(work, config)),
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

/** Deadlock and serialisation failure: the two errors after which the transaction is known to be undone. */
function isUndone(error: unknown): boolean {
  return hasCode(error, /^(?:40P01|40001)$/)
}

/** Whether the database refused a value, so that the same transaction without that value may succeed. */
export function isRefusedValue(error: unknown): boolean {
  return hasCode(error, /^(?:22|23)/)
}

function hasCode(error: unknown, code: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && code.test(cause.code)) return true
  }
  return false
}
