import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'

/**
 * A message about an event, shown once. It is kept until acknowledged, so that none is lost between two
 * renders.
 */
export interface Notice {
  readonly id: number
  readonly textKey: string
  readonly params: Readonly<Record<string, string | number>>
}

export interface Notices {
  /** Oldest first. */
  readonly notices$: State$<readonly Notice[]>
  say(textKey: string, params?: Notice['params']): void
  acknowledge(id: number): void
}

/** The most unread notices; the oldest are dropped. */
const KEPT = 5

export function createNotices(scope: Scope): Notices {
  const held = scope.cell<readonly Notice[]>([])
  let nextId = 1
  return {
    notices$: held.state$,
    say: (textKey, params = {}) => {
      const notice = { id: nextId++, textKey, params }
      held.update((waiting) => [...waiting, notice].slice(-KEPT))
    },
    acknowledge: (id) => {
      held.update((waiting) => waiting.filter((notice) => notice.id !== id))
    },
  }
}
