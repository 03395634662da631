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
  /** A notice that says the same as the newest one takes its place, so that it is not shown once more after it. */
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
      held.update((waiting) => {
        const newest = waiting.at(-1)
        const before = newest !== undefined && saysTheSame(newest, notice) ? waiting.slice(0, -1) : waiting
        return [...before, notice].slice(-KEPT)
      })
    },
    acknowledge: (id) => {
      held.update((waiting) => waiting.filter((notice) => notice.id !== id))
    },
  }
}

function saysTheSame(one: Notice, other: Notice): boolean {
  const names = Object.keys(one.params)
  return (
    one.textKey === other.textKey &&
    names.length === Object.keys(other.params).length &&
    names.every((name) => one.params[name] === other.params[name])
  )
}
