import { useLayoutSubscription } from 'observable-hooks'
import type { Observable } from 'rxjs'

/**
 * Calls the latest `effect` with each value while mounted, before the browser paints. For effects outside of
 * React, which need no render.
 */
export function useStreamEffect<T>(stream$: Observable<T>, effect: (value: T) => void): void {
  useLayoutSubscription(stream$, effect)
}
