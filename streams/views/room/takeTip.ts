import { take, tap } from 'rxjs'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Scope } from '../../kernel/scope.ts'
import { selectionKey } from '../../machines/slip/legKeys.ts'
import { freshLegs } from './freshLegs.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { OrderPush } from './roomView.ts'
import { namedIn } from './sharedNow.ts'

/**
 * Puts a tip that was pushed to the room into the slip, at the present price. A bet on it has the
 * placing channel `push`, which is sent to the venue with the bet. Another press is ignored while the price is read.
 */
export function createTakeTip(
  scope: Scope,
  { venue, slip, notices, currency$, language }: RoomDeps,
): (tip: OrderPush) => void {
  const asking = new Set<string>()
  return ({ pushId, leg: pushed }) => {
    if (asking.has(pushId)) return
    asking.add(pushId)
    const tipped = namedIn(pushed, language())
    scope.run(
      venue.quote([tipped], [SINGLE_SERIES], currency$.value).pipe(
        take(1),
        tap({
          next: (result) => {
            if (!result.ok) {
              notices.say('room.toast.followFailed')
              return
            }
            const legs = freshLegs([tipped], result.value.legs)
            if (typeof legs === 'string') {
              notices.say(`room.toast.${legs}`)
              return
            }
            for (const leg of legs) {
              if (!slip.chosen$.value.has(selectionKey(leg.choice))) slip.toggle({ ...leg, channel: 'push' })
            }
            slip.setOpen(true)
          },
          finalize: () => {
            asking.delete(pushId)
          },
        }),
      ),
    )
  }
}
