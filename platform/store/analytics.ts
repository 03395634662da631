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
}

export function createAnalytics({ queries }: Database): Analytics {
  return {
    async append(events) {
      if (events.length > 0) await queries.insert(analyticsEvents).values([...events])
    },
  }
}
