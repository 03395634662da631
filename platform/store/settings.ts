import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { StoredJson } from './json.ts'
import { settings } from './schema/notes.ts'

export interface Settings {
  /** `undefined` when never set. Whoever reads it decodes it. */
  get(key: string): Promise<StoredJson | undefined>
  set(key: string, value: StoredJson): Promise<void>
  /**
   * Keeps the first value ever offered. Processes that start together agree on it, so a seed or a key
   * is made once for the platform. @returns the value kept.
   */
  ensure(key: string, value: StoredJson): Promise<StoredJson>
}

export function createSettings({ queries }: Database): Settings {
  const get = async (key: string) => {
    const [row] = await queries.select().from(settings).where(eq(settings.key, key))
    return row?.value
  }
  return {
    get,
    async set(key, value) {
      await queries
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
    },
    async ensure(key, value) {
      await queries.insert(settings).values({ key, value }).onConflictDoNothing()
      return (await get(key)) ?? value
    },
  }
}
