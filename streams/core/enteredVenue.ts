import { defer, map, type Observable, of, retry, startWith, switchMap } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import {
  type LateVenue,
  type PresentVenue,
  registeredVenue,
  type RegisteredVenue,
  type VenueRegistry,
} from '../venues/registry.ts'

const RETRY_MS = 3000

/**
 * The present venue; `null` while its module is loading, which is tried until it succeeds. A loaded venue is emitted
 * synchronously.
 */
export function createEnteredVenue$(
  scope: Scope,
  registry: VenueRegistry,
  venueCode$: State$<string>,
): State$<PresentVenue | null> {
  const loaded = new Map<string, PresentVenue>()
  const known = (code: string): RegisteredVenue => registeredVenue(registry, code) ?? registry[0]
  const load$ = ({ load, ...names }: LateVenue): Observable<PresentVenue | null> =>
    defer(load).pipe(
      retry({ delay: RETRY_MS }),
      map((make) => {
        const venue = { ...names, make }
        loaded.set(names.code, venue)
        return venue
      }),
      startWith(null),
    )
  const enter$ = (venue: RegisteredVenue): Observable<PresentVenue | null> => {
    if ('make' in venue) return of(venue)
    const there = loaded.get(venue.code)
    return there === undefined ? load$(venue) : of(there)
  }
  // A venue that is there is the first value too.
  return scope.state<PresentVenue | null>(venueCode$.pipe(switchMap((code) => enter$(known(code)))), null)
}
