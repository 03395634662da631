import { useLayoutSubscription } from 'observable-hooks'
import type { Observable } from 'rxjs'

/**
 * Runs `effect` with each value while mounted, before the browser paints; always the latest `effect`. For
 * what stands outside of React, and so needs no render.
 */
export function useStreamEffect<T>(stream$: Observable<T>, effect: (value: T) => void): void {
  useLayoutSubscription(stream$, effect)
}
