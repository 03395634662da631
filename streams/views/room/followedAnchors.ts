import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** The anchors that are followed on this device; the platform has no call for it. */
export interface FollowedAnchors {
  readonly ids$: State$<ReadonlySet<string>>
  /** Without storage it lasts until the page is left. */
  follow(anchorId: string, followed: boolean): void
}

const KEY = 'touchline.anchors'
/** The maximum number of stored entries; the oldest are dropped. */
const KEPT = 500

export function createFollowedAnchors(scope: Scope, local: KeyValue): FollowedAnchors {
  const held = scope.cell<ReadonlySet<string>>(new Set(read(local)))
  return {
    ids$: held.state$,
    follow: (anchorId, followed) => {
      // Another page may have changed them.
      const others = read(local).filter((id) => id !== anchorId)
      const ids = followed ? [...others, anchorId].slice(-KEPT) : others
      held.set(new Set(ids))
      local.set(KEY, JSON.stringify(ids))
    },
  }
}

function read(local: KeyValue): readonly string[] {
  const held = parseJson(local.get(KEY))
  return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : []
}
