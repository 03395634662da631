import { useCallback, useSyncExternalStore } from 'react'
import type { State$ } from '../../streams/index.ts'

/**
 * A part of a stream's present value; renders again only when that part changes. `pick` must be pure and
 * return a primitive or an object that the value already holds.
 */
export function useStreamPart<T, P>(state$: State$<T>, pick: (value: T) => P): P {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state$.subscribe(changed)
      return () => {
        subscription.unsubscribe()
      }
    },
    [state$],
  )
  return useSyncExternalStore(subscribe, () => pick(state$.value))
}
