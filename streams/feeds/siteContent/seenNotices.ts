import * as v from 'valibot'
import { playDay } from '../../domain/protection.ts'
import type { SeenNotice } from '../../domain/siteNotices.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

interface NoticeMemory {
  readonly seen: readonly SeenNotice[]
  /** Closed in this visit, which a reload does not end. */
  readonly visited: ReadonlySet<string>
  /** How many were closed since none was left. */
  readonly closed: number
}

/** Which notices of the operator a member has closed on this device. */
export interface SeenNotices {
  readonly memory$: State$<NoticeMemory>
  /** @param isLast whether no other notice waits. */
  close(
    id: string,
    closing: { readonly now: number; readonly quiet: boolean; readonly isLast: boolean },
  ): void
}

interface Places {
  readonly device: KeyValue
  readonly visit: KeyValue
}

/** The most notices that are kept; the oldest are dropped. */
const KEPT = 200

const id = v.pipe(v.string(), v.maxLength(200))
const stored = v.array(v.object({ id, day: v.pipe(v.number(), v.safeInteger()), quiet: v.boolean() }))
const storedIds = v.array(id)

/** Kept by member. Unreadable data counts as none; without storage it lasts until the page is left. */
export function createSeenNotices(scope: Scope, { device, visit }: Places, memberId: string): SeenNotices {
  const key = `touchline.notices.${memberId}`
  const held = scope.cell<NoticeMemory>({
    seen: v.parse(v.fallback(stored, []), parseJson(device.get(key))),
    visited: new Set(v.parse(v.fallback(storedIds, []), parseJson(visit.get(key)))),
    closed: 0,
  })
  return {
    memory$: held.state$,
    close: (closed, { now, quiet, isLast }) => {
      const before = held.state$.value
      const others = before.seen.filter((each) => each.id !== closed)
      const seen = [...others, { id: closed, day: playDay(now), quiet }].slice(-KEPT)
      const visited = new Set([...before.visited, closed])
      held.set({ seen, visited, closed: isLast ? 0 : before.closed + 1 })
      device.set(key, JSON.stringify(seen))
      visit.set(key, JSON.stringify([...visited].slice(-KEPT)))
    },
  }
}
