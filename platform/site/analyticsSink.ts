import * as v from 'valibot'
import { decode } from '../../streams/wire/decode.ts'
import { analyticsEvent, analyticsRequest } from '../../streams/wire/site/analytics.ts'
import { isStorableValue } from '../http/readJson.ts'
import type { SiteDeps } from './siteDeps.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 14
/** Bytes of one event as JSON. */
const MAX_EVENT = 2048
/** At most about 40 MB a day, on the disk that the ledger shares. */
const ROWS_PER_DAY = 20_000
const FORGET_EVERY_MS = DAY_MS / 4

export interface AnalyticsSink {
  /** Stores the valid events of a batch. `false` when it is not a batch. */
  take(text: string, memberId: number | null): Promise<boolean>
}

/**
 * Stores what clients report. Invalid events are dropped, the rows of a day are limited, and old rows
 * deleted.
 */
export function createAnalyticsSink(
  { store, clock, real }: Pick<SiteDeps, 'store' | 'clock' | 'real'>,
  rowsPerDay = ROWS_PER_DAY,
): AnalyticsSink {
  let day = -1
  let left = 0
  let forgotAt = -Infinity

  function budget(wanted: number): number {
    const today = Math.floor(real() / DAY_MS)
    if (today !== day) {
      day = today
      left = rowsPerDay
    }
    const granted = Math.min(left, wanted)
    left -= granted
    return granted
  }

  async function forgetOld(now: number): Promise<void> {
    if (real() - forgotAt < FORGET_EVERY_MS) return
    forgotAt = real()
    await store.analytics.forgetBefore(now - KEPT_DAYS * DAY_MS)
  }

  return {
    async take(text, memberId) {
      const events = eventsOf(text)
      if (events === null) return false
      const now = clock.now()
      const rows = events.flatMap((event) => {
        const fits = isStorableValue(event) && JSON.stringify(event).length <= MAX_EVENT
        const read = fits ? decode(analyticsEvent, event) : null
        if (read?.ok !== true || Math.abs(read.value.at - now) > DAY_MS) return []
        const { name, at, props } = read.value
        return [{ at: Math.trunc(at), memberId, event: name, body: props }]
      })
      await store.analytics.append(rows.slice(0, budget(rows.length)))
      await forgetOld(now)
      return true
    },
  }
}

function eventsOf(text: string): readonly unknown[] | null {
  try {
    const read = v.safeParse(analyticsRequest, JSON.parse(text))
    return read.success ? read.output.events : null
  } catch {
    return null
  }
}
