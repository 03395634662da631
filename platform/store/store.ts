import { createAccounts, type Accounts } from './accounts.ts'
import { createAnalytics, type Analytics } from './analytics.ts'
import { openEmbedded, openServer, type Database } from './database.ts'
import { createLeases, type Leases } from './leases.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/migrations.ts'
import { PASSWORD_COST, type PasswordCost } from './passwordHash.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { createRooms, type Rooms } from './rooms/rooms.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSettings, type Settings } from './settings.ts'

/** What the platform remembers. Instants are milliseconds and given by the caller; money is minor units. */
export interface Store {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly ledger: Ledger
  readonly orders: Orders
  readonly rooms: Rooms
  readonly settings: Settings
  readonly leases: Leases
  readonly analytics: Analytics
  /** Rejects when the database does not answer. For the health check. */
  ping(): Promise<void>
  /** Waits for running transactions. May be called twice. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** A PostgreSQL server; wins over `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded database keeps its files; without it everything stays in memory. */
  readonly dataDir?: string | undefined
  /** Lower only in tests. */
  readonly passwordCost?: PasswordCost
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws when the database cannot be reached, another process has `dataDir` open, or the schema is of a
 * newer version of the platform.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, passwordCost = PASSWORD_COST } = options
  const database = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir ?? null)
  try {
    return await createStore(database, passwordCost)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The store on an open database; closing the store closes it. */
export async function createStore(database: Database, passwordCost: PasswordCost): Promise<Store> {
  await migrate(database, MIGRATIONS, Date.now())
  return {
    accounts: createAccounts(database, passwordCost),
    sessions: createSessions(database),
    ledger: createLedger(database),
    orders: createOrders(database),
    rooms: createRooms(database),
    settings: createSettings(database),
    leases: createLeases(database),
    analytics: createAnalytics(database),
    ping: async () => {
      await database.queries.execute('SELECT 1')
    },
    close: () => database.close(),
  }
}
