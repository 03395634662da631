import { distinctUntilChanged, filter, map, tap } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { VenueSession } from '../link/venueSession.ts'
import type { SlipModel } from '../views/slip/slipModel.ts'
import type { Notices } from '../views/notices.ts'

interface ForceCloseDeps {
  readonly trouble$: VenueSession['trouble$']
  readonly slip: Pick<SlipModel, 'slip$' | 'setOpen'>
  readonly notices: Pick<Notices, 'say'>
}

/**
 * Closes the slip's sheet when the venue stops taking bets, and says so. The selections, their stakes and bets that
 * are under way stay (docs/betting.md, 6.1).
 */
export function forceClose(scope: Scope, { trouble$, slip, notices }: ForceCloseDeps): void {
  scope.run(
    trouble$.pipe(
      map((trouble) => trouble !== null),
      distinctUntilChanged(),
      filter((isOut) => isOut && slip.slip$.value.open),
      tap(() => {
        slip.setOpen(false)
        notices.say('slipMore.forceClosed')
      }),
    ),
  )
}
