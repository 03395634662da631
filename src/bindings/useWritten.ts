import { useEffectEvent, useLayoutEffect } from 'react'
import type { State$ } from '../../streams/index.ts'

/**
 * Calls `write` with each value of a stream, the first one before it is painted. For text that changes each second in
 * many places: it is written to the document without a render.
 */
export function useWritten<T>(state$: State$<T>, write: (value: T) => void): void {
  const written = useEffectEvent(write)
  useLayoutEffect(() => {
    const subscription = state$.subscribe(written)
    return () => {
      subscription.unsubscribe()
    }
  }, [state$])
}
