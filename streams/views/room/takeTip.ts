import { map, type Observable, of, switchMap, take, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import { selectionKey } from '../../machines/slip/legKeys.ts'
import { freshLegs } from './freshLegs.ts'
import { ownLeg } from './ownLeg.ts'
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
    scope.run(
      freshTip$(venue, namedIn(pushed, language()), currency$.value).pipe(
        take(1),
        tap({
          next: (result) => {
            if (!result.ok) {
              notices.say('room.toast.followFailed')
              return
            }
            const legs = result.value
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

/** A tip does not say whose ids it has: the selection is found by its meaning among those of this venue. */
function freshTip$(
  venue: RoomDeps['venue'],
  tipped: Leg,
  currency: RoomDeps['currency$']['value'],
): Observable<Result<ReturnType<typeof freshLegs> | Exclude<ReturnType<typeof ownLeg>, Leg>, Failure>> {
  return venue.markets(tipped.choice.matchId).pipe(
    switchMap((answer): ReturnType<typeof freshTip$> => {
      if (!answer.ok) return of(answer)
      const own = ownLeg(tipped, answer.value.value)
      if (typeof own === 'string') return of(ok(own))
      return venue
        .quote([own], [SINGLE_SERIES], currency)
        .pipe(map((quoted) => (quoted.ok ? ok(freshLegs([own], quoted.value.legs)) : quoted)))
    }),
  )
}
