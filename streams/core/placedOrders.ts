import { tap } from 'rxjs'
import { isReturned } from '../domain/order.ts'
import type { PlacedOrder, PlacedOrders$ } from '../feeds/orders/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Placement } from '../machines/placement/placement.ts'

/** The orders of all placements, each once; those of dismissed placements stay. */
export function placedOrders$(scope: Scope, placements$: State$<readonly Placement[]>): PlacedOrders$ {
  const placed = scope.cell<readonly PlacedOrder[]>([])
  const known = new Set<string>()
  scope.run(
    placements$.pipe(
      tap((placements) => {
        const fresh = placements.flatMap(ordersOf).filter(({ orderNo }) => !known.has(orderNo))
        if (fresh.length === 0) return
        for (const { orderNo } of fresh) known.add(orderNo)
        placed.update((before) => [...before, ...fresh])
      }),
    ),
  )
  return placed.state$
}

function ordersOf({ order, bets }: Placement): readonly PlacedOrder[] {
  return bets.flatMap(({ orderNo, state }) =>
    // A reserved order is in none of the lists of bets.
    orderNo === null || isReturned(state) || state === 'reserved'
      ? []
      : [{ orderNo, currency: order.currency }],
  )
}
