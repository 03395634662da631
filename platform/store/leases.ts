import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { leases } from './schema/notes.ts'

/** What just one of several processes may do at a time. */
export interface Leases {
  /**
   * Takes a lease, or renews one's own.
   *
   * @param forMs so long nobody else can take it.
   * @returns whether it is `holder`'s now.
   */
  take(name: string, holder: string, forMs: number): Promise<boolean>
  /** Gives up one's own lease; another's stays. */
  release(name: string, holder: string): Promise<void>
}

/** The database's own clock: the one that all processes share. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export function createLeases({ queries }: Database): Leases {
  return {
    async take(name, holder, forMs) {
      const until = sql<number>`${NOW} + ${forMs}::bigint`
      const taken = await queries
        .insert(leases)
        .values({ name, holder, until })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, until },
          setWhere: sql`${leases.holder} = ${holder} OR ${leases.until} < ${NOW}`,
        })
        .returning({ name: leases.name })
      return taken.length > 0
    },
    async release(name, holder) {
      await queries.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
    },
  }
}
