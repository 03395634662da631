import { distinctUntilChanged, EMPTY, map, switchMap, tap, timer } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { VenueSession } from '../link/venueSession.ts'

/** How long the member can read why, and enter the venue again, ms (docs/venues/fbty.md, 1.4). */
export const LEAVE_AFTER_MS = 5000

export interface LostDeps {
  readonly trouble$: VenueSession['trouble$']
  /** Goes to another venue. */
  readonly leave: () => void
}

/** Leaves a venue that has ended the session for good. A member who enters it again in the meantime stays. */
export function leaveLost(scope: Scope, { trouble$, leave }: LostDeps): void {
  scope.run(
    trouble$.pipe(
      map((trouble) => trouble?.kind === 'lost' && !trouble.entering),
      distinctUntilChanged(),
      switchMap((isLost) => (isLost ? timer(LEAVE_AFTER_MS) : EMPTY)),
      tap(leave),
    ),
  )
}
