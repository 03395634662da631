import { createAccounts, type Accounts } from './accounts.ts'
import { createAnalytics, type Analytics } from './analytics.ts'
import { createChases, type Chases } from './chases/chases.ts'
import { openEmbedded, openServer, type Database } from './database.ts'
import { createFavourites, type Favourites } from './favourites.ts'
import { createFilterWords, type FilterWords } from './rooms/filterWords.ts'
import { createLeases, type Leases } from './leases.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createMemberDevices, type MemberDevices } from './memberDevices.ts'
import { createMatchResults, type MatchResults } from './matchResults.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/migrations.ts'
import { PASSWORD_COST, type PasswordCost } from './passwordHash.ts'
import { keepReads } from './orders/keptReads.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { createPositions, type Positions } from './positions/positions.ts'
import { createMemberProtection, type MemberProtection } from './protection/memberProtection.ts'
import { createRooms, type Rooms } from './rooms/rooms.ts'
import { createRoundStore, type RoundStore } from './rounds/roundStore.ts'
import { createScorePredictions, type ScorePredictions } from './scorePredictions.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSettings, type Settings } from './settings.ts'
import { countTransactions } from './transactionCount.ts'
import { createTransfers, type Transfers } from './transfers/transfers.ts'

/** The platform's storage. Times are milliseconds given by the caller; money is in minor units. */
export interface Store {
  readonly accounts: Accounts
  readonly devices: MemberDevices
  readonly sessions: Sessions
  readonly ledger: Ledger
  readonly orders: Orders
  readonly positions: Positions
  readonly rounds: RoundStore
  readonly chases: Chases
  readonly transfers: Transfers
  readonly matchResults: MatchResults
  readonly protection: MemberProtection
  readonly rooms: Rooms
  readonly favourites: Favourites
  readonly filterWords: FilterWords
  readonly scorePredictions: ScorePredictions
  readonly settings: Settings
  readonly leases: Leases
  readonly analytics: Analytics
  /** Whether other processes may use the same database. */
  readonly shared: boolean
  /** Rejects when the database does not answer. Used by the health check. */
  ping(): Promise<void>
  /** Waits for running transactions. May be called twice. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** The address of a PostgreSQL server; takes precedence over `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** The folder of the embedded database; without it everything is kept in memory. */
  readonly dataDir?: string | undefined
  /** Only lowered in tests. */
  readonly passwordCost?: PasswordCost
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws when the database cannot be reached, another process has `dataDir` open, or the schema belongs to a
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

/** The store on an open database; closing the store closes the database. */
export async function createStore(database: Database, passwordCost: PasswordCost): Promise<Store> {
  await migrate(database, MIGRATIONS, Date.now())
  const orders = createOrders(database)
  const counted = countTransactions(database)
  return {
    accounts: createAccounts(database, passwordCost),
    devices: createMemberDevices(database),
    sessions: createSessions(database),
    ledger: createLedger(database),
    orders: database.shared ? orders : keepReads(orders),
    positions: createPositions(counted.database),
    rounds: createRoundStore(counted.database, database.shared ? null : counted.count),
    chases: createChases(database),
    transfers: createTransfers(database),
    matchResults: createMatchResults(database),
    protection: createMemberProtection(database),
    rooms: createRooms(database),
    favourites: createFavourites(database),
    filterWords: createFilterWords(database),
    scorePredictions: createScorePredictions(database),
    settings: createSettings(database),
    leases: createLeases(database),
    analytics: createAnalytics(database),
    shared: database.shared,
    ping: async () => {
      await database.queries.execute('SELECT 1')
    },
    close: () => database.close(),
  }
}
