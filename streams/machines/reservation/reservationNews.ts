import { filter, map, type Observable, tap } from 'rxjs'
import type { OrderNews } from '../../domain/order.ts'
import type { ReservationState } from '../../domain/reservation.ts'
import type { Scope } from '../../kernel/scope.ts'

/** Texts of the notices that every screen shows; the other states are visible in the list only. */
const TEXT_KEYS: Readonly<Partial<Record<ReservationState, string>>> = {
  filled: 'slip.reserve.filled',
  failed: 'slip.reserve.failed',
}

/** How many orders are remembered, so that there is one notice for each. */
const REMEMBERED = 100

/** Tells the member once when a reservation has become a bet, or has failed. */
export function tellOfReservations(
  scope: Scope,
  news$: Observable<OrderNews>,
  notices: { say(textKey: string, params?: Readonly<Record<string, string>>): void },
): void {
  const told = new Set<string>()
  scope.run(
    news$.pipe(
      map(({ orderNo, reservation }) => ({
        orderNo,
        key: reservation == null ? undefined : TEXT_KEYS[reservation],
      })),
      filter(({ orderNo, key }) => key !== undefined && !told.has(`${orderNo} ${key}`)),
      tap(({ orderNo, key = '' }) => {
        told.add(`${orderNo} ${key}`)
        for (const oldest of told) {
          if (told.size <= REMEMBERED) break
          told.delete(oldest)
        }
        notices.say(key, { number: orderNo })
      }),
    ),
  )
}
