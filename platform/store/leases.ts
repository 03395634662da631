import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { leases } from './schema/notes.ts'

/** Leases, for work that only one of several processes may do at a time. */
export interface Leases {
  /**
   * Takes a lease, or renews one that `holder` has.
   *
   * @param forMs how long no other process can take it.
   * @returns whether `holder` has it now.
   */
  take(name: string, holder: string, forMs: number): Promise<boolean>
  /** Releases a lease that `holder` has; the lease of another holder stays. */
  release(name: string, holder: string): Promise<void>
}

/** The database's clock, because all processes share it. */
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
