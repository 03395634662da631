import * as v from 'valibot'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Which announcements the member has seen on this device. */
export interface SeenAnnouncements {
  readonly seen$: State$<ReadonlySet<string>>
  mark(ids: readonly string[]): void
}

/** The most ids that are kept; the oldest are dropped. */
const KEPT = 300

const stored = v.array(v.pipe(v.string(), v.maxLength(200)))

/** Kept by member and venue. Unreadable data counts as none. */
export function createSeenAnnouncements(
  scope: Scope,
  device: KeyValue,
  { memberId, venue }: { readonly memberId: string; readonly venue: string },
): SeenAnnouncements {
  const key = `announcements.${memberId}.${venue}`
  const read = v.safeParse(stored, parseJson(device.get(key)))
  const held = scope.cell<ReadonlySet<string>>(new Set(read.success ? read.output : []))
  return {
    seen$: held.state$,
    mark: (ids) => {
      if (ids.every((id) => held.state$.value.has(id))) return
      const next = [...new Set([...held.state$.value, ...ids])].slice(-KEPT)
      held.set(new Set(next))
      device.set(key, JSON.stringify(next))
    },
  }
}
