import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { StoredJson } from './json.ts'
import { matchResults } from './schema/matchResults.ts'

/** Final results that cannot be computed again. The reader must decode them. */
export interface MatchResults {
  /** Keeps the last result of a match. */
  keep(world: string, matchId: string, result: StoredJson, at: number): Promise<void>
  /** All results of a world, by match. */
  of(world: string): Promise<ReadonlyMap<string, StoredJson>>
}

export function createMatchResults({ queries }: Database): MatchResults {
  return {
    async keep(world, matchId, result, at) {
      await queries
        .insert(matchResults)
        .values({ world, matchId, result, keptAt: at })
        .onConflictDoUpdate({
          target: [matchResults.world, matchResults.matchId],
          set: { result, keptAt: at },
        })
    },
    async of(world) {
      const rows = await queries.select().from(matchResults).where(eq(matchResults.world, world))
      return new Map(rows.map(({ matchId, result }) => [matchId, result]))
    },
  }
}
