import { useMemo, useSyncExternalStore } from 'react'
import type { State$ } from '../../streams/index.ts'

/** The snapshot of a stream that has errored; the next render throws its error. */
class StreamFault {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * The present value of a stream; renders again when it changes. Based on `useSyncExternalStore`, so a
 * component whose stream is replaced never shows a value of the old one. If the stream errors (`State$` never
 * should), the error is thrown to the nearest boundary.
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
