import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { StoredJson } from './json.ts'
import { settings } from './schema/notes.ts'

export interface Settings {
  /** `undefined` when never set. The reader must decode it. */
  get(key: string): Promise<StoredJson | undefined>
  set(key: string, value: StoredJson): Promise<void>
  /**
   * Stores the value unless there is one already. Processes that start together get the same one, so a seed
   * or a key is generated once for the platform. @returns the stored value.
   */
  ensure(key: string, value: StoredJson): Promise<StoredJson>
  /** Changes a value unless another process has changed it meanwhile. @returns the stored value. */
  replace(key: string, from: StoredJson, to: StoredJson): Promise<StoredJson>
  /** How many times this process has set or replaced a value. */
  changes(): number
}

export function createSettings({ queries }: Database): Settings {
  const get = async (key: string) => {
    const [row] = await queries.select().from(settings).where(eq(settings.key, key))
    return row?.value
  }
  let changes = 0
  return {
    get,
    changes: () => changes,
    async set(key, value) {
      await queries
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
      changes += 1
    },
    async ensure(key, value) {
      await queries.insert(settings).values({ key, value }).onConflictDoNothing()
      return (await get(key)) ?? value
    },
    async replace(key, from, to) {
      await queries
        .update(settings)
        .set({ value: to })
        .where(and(eq(settings.key, key), eq(settings.value, from)))
      changes += 1
      return (await get(key)) ?? to
    },
  }
}
