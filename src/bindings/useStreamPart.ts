import { useCallback, useSyncExternalStore } from 'react'
import type { State$ } from '../../streams/index.ts'

/**
 * A part of a stream's present value; renders again only when that part changes. `pick` is pure, and gives a
 * primitive or something that the value itself holds.
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
