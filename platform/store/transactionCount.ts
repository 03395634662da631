import type { Database } from './database.ts'

/** Shows whether an embedded database may have been written to since it was read. */
export interface TransactionCount {
  /** How many transactions have ended; `null` while one is running, whose result may or may not be read. */
  ended(): number | null
}

/** @returns the same database, whose transactions are counted. */
export function countTransactions(database: Database): { database: Database; count: TransactionCount } {
  let ended = 0
  let running = 0
  const counted: Database = {
    ...database,
    transaction(work, config) {
      running += 1
      return database.transaction(work, config).finally(() => {
        // Also after a failure: it may have been committed.
        ended += 1
        running -= 1
      })
    },
  }
  return { database: counted, count: { ended: () => (running === 0 ? ended : null) } }
}
