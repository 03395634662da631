import { catchError, concat, defer, EMPTY, mergeMap, type Observable, of, tap } from 'rxjs'
import type { OrderNews, PlacementOrder } from '../../domain/order.ts'
import { err } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/betting.ts'
import { followPlacements, type PlacementOptions } from './followPlacements.ts'
import { createHeldPlacements } from './heldPlacements.ts'
import { type Placement, submitted, transition } from './placement.ts'
import type { PlacementStore } from './placementStore.ts'

export interface PlacementDeps {
  readonly calls: Pick<Betting, 'place' | 'orderStatus' | 'orderLookUp'>
  readonly store: PlacementStore
  readonly serverNow: () => number
  /** News of orders, pushed by the venue. */
  readonly news$: Observable<OrderNews>
}

export const PLACEMENT_DEFAULTS: PlacementOptions = {
  statusEveryMs: 1000,
  statusTries: 30,
  slowStatusEveryMs: 5000,
  lookUpEveryMs: 2000,
}

export interface Placements {
  /**
   * All placements that were made or resumed in this scope and not dismissed: newest first, those resumed in
   * the order of their last change.
   */
  readonly placements$: State$<readonly Placement[]>
  /**
   * Sends the order once. `notStored`: nothing was sent, because the placement could not be stored on the
   * device.
   */
  place(order: PlacementOrder): 'sent' | 'notStored'
  /** Removes a closed placement; an open one is kept. */
  dismiss(orderId: string): void
}

/** Drives all placements of a member: sends each once, then looks it up until the outcome is known. */
export function createPlacements(
  scope: Scope,
  { calls, store, serverNow, news$ }: PlacementDeps,
  options: PlacementOptions = PLACEMENT_DEFAULTS,
): Placements {
  const held = createHeldPlacements(scope, store)
  const { follow$, ask$, applyNews$ } = followPlacements(held, calls, options)

  const send$ = (order: PlacementOrder): Observable<unknown> =>
    defer(() => calls.place(order)).pipe(
      // An unexpected error after sending is treated like a missing answer.
      catchError(() => of(err({ type: 'transport', kind: 'network' } as const))),
      tap((result) => {
        held.apply(
          order.id,
          result.ok
            ? { type: 'answered', bets: result.value.bets }
            : { type: 'failed', failure: result.error },
        )
      }),
    )

  for (const placement of store.load()) {
    const resumed = transition(placement, { type: 'reloaded' })
    held.add(resumed)
    scope.run(concat(ask$(resumed.order.id), follow$(resumed.order.id)))
  }

  scope.run(
    news$.pipe(
      mergeMap((news) => {
        const owner = held.placements$.value.find((placement) =>
          placement.bets.some((bet) => bet.orderNo === news.orderNo),
        )
        return owner === undefined ? EMPTY : applyNews$(owner.order.id, [news])
      }),
    ),
  )

  return {
    placements$: held.placements$,
    place: (order) => {
      if (held.find(order.id) !== undefined) return 'sent'
      const placement = submitted(order, serverNow())
      if (!store.save(placement)) return 'notStored'
      held.add(placement)
      scope.run(concat(send$(order), follow$(order.id)))
      return 'sent'
    },
    dismiss: held.dismiss,
  }
}
