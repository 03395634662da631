import { useMemo, useSyncExternalStore } from 'react'
import type { State$ } from '../../streams/index.ts'

/** What a broken stream reads as, until the next render throws it. */
class StreamFault {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * A stream's present value; renders again when it changes. Reads through `useSyncExternalStore`, so a
 * component whose stream is exchanged never shows the old one's value under the new name. A stream that
 * errors (a fault: `State$` never does) throws to the nearest boundary.
 */
export function useStream<T>(state$: State$<T>): T {
  const source = useMemo(() => sourceOf(state$), [state$])
  const value = useSyncExternalStore(source.subscribe, source.read)
  if (value instanceof StreamFault) throw value.error
  return value
}

function sourceOf<T>(state$: State$<T>) {
  let fault: StreamFault | null = null
  return {
    read: (): T | StreamFault => fault ?? state$.value,
    subscribe: (changed: () => void) => {
      const subscription = state$.subscribe({
        next: changed,
        error: (error: unknown) => {
          fault = new StreamFault(error)
          changed()
        },
      })
      return () => {
        subscription.unsubscribe()
      }
    },
  }
}
