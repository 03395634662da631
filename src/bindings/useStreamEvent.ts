import { useSubscription } from 'observable-hooks'
import type { Observable } from 'rxjs'

/** Runs `handle` for each event while mounted; always the latest `handle`. */
export function useStreamEvent<T>(event$: Observable<T>, handle: (event: T) => void): void {
  useSubscription(event$, handle)
}
