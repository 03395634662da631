import type { Observable } from 'rxjs'
import { shareState } from './shareGrace.ts'
import type { State$ } from './state.ts'

/**
 * One shared `State$` per key, the same object for as long as anyone reads it, and let go `graceMs` after
 * the last reader has left.
 */
export function keyed<K, T>(
  create: (key: K) => Observable<T>,
  options: { readonly initial: (key: K) => T; readonly graceMs: number },
): (key: K) => State$<T> {
  const alive = new Map<K, State$<T>>()
  return (key) => {
    const known$ = alive.get(key)
    if (known$ !== undefined) return known$
    const state$ = shareState(create(key), {
      initial: options.initial(key),
      graceMs: options.graceMs,
      onRelease: () => {
        alive.delete(key)
      },
    })
    alive.set(key, state$)
    return state$
  }
}
