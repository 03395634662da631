import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { StoredJson } from './json.ts'
import { analyticsEvents } from './schema/notes.ts'

export interface AnalyticsEvent {
  readonly at: number
  readonly memberId: number | null
  readonly event: string
  readonly body: StoredJson
}

export interface Analytics {
  append(events: readonly AnalyticsEvent[]): Promise<void>
  count(): Promise<number>
  /** Deletes what is dated before a platform time, ms. */
  forgetBefore(at: number): Promise<void>
}

export function createAnalytics({ queries }: Database): Analytics {
  return {
    async append(events) {
      if (events.length > 0) await queries.insert(analyticsEvents).values([...events])
    },
    count: () => queries.$count(analyticsEvents),
    async forgetBefore(at) {
      await queries.delete(analyticsEvents).where(lt(analyticsEvents.at, at))
    },
  }
}
