import { distinctUntilChanged, tap } from 'rxjs'
import type { Scope } from './scope.ts'
import type { Equal, State$ } from './state.ts'

/**
 * A value for the current key, created in its own scope. When the key changes, that scope ends before the
 * next value is created. `null` for the key `null`.
 */
export function scopedByKey<K, T>(
  scope: Scope,
  key$: State$<K | null>,
  make: (child: Scope, key: K) => T,
  equal: Equal<K>,
): State$<T | null> {
  const held = scope.cell<T | null>(null)
  let child: Scope | null = null
  scope.run(
    key$.pipe(
      distinctUntilChanged((a, b) => (a === null || b === null ? a === b : equal(a, b))),
      tap((key) => {
        child?.end()
        child = key === null ? null : scope.child()
        held.set(key === null || child === null ? null : make(child, key))
      }),
    ),
  )
  return held.state$
}
