import {
  catchError,
  concat,
  defer,
  EMPTY,
  mergeMap,
  type Observable,
  of,
  repeat,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import type { OrderNews, PlacementOrder } from '../../domain/order.ts'
import { err } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/venue.ts'
import { lookUp$ } from './lookUp.ts'
import {
  isOpen,
  isRepriced,
  type Placement,
  type PlacementEvent,
  submitted,
  transition,
} from './placement.ts'
import type { PlacementStore } from './placementStore.ts'

export interface PlacementDeps {
  readonly calls: Pick<Betting, 'place' | 'orderStatus' | 'settling'>
  readonly store: PlacementStore
  readonly serverNow: () => number
  /** News of orders, pushed by the venue. */
  readonly news$: Observable<OrderNews>
}

export interface PlacementOptions {
  /** Interval of the first status requests while confirming, ms. */
  readonly statusEveryMs: number
  /** Number of those requests; afterwards they are sent every `slowStatusEveryMs`. */
  readonly statusTries: number
  readonly slowStatusEveryMs: number
  /** Interval of look-ups while unknown, ms. */
  readonly lookUpEveryMs: number
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
  const held = scope.cell<readonly Placement[]>([])
  /** Kept so that their orders are not assigned to other confirms. */
  const dismissed: Placement[] = []
  const current = (id: string): Placement | undefined =>
    held.state$.value.find((placement) => placement.order.id === id)

  const apply = (id: string, event: PlacementEvent): void => {
    const before = current(id)
    if (before === undefined) return
    const after = transition(before, event)
    if (after === before) return
    store.save(after)
    held.update((all) => all.map((placement) => (placement.order.id === id ? after : placement)))
  }

  const stillOpen = (id: string): boolean => {
    const placement = current(id)
    return placement !== undefined && isOpen(placement)
  }

  const lookUp = (id: string): Observable<unknown> =>
    defer(() => {
      const placement = current(id)
      if (placement === undefined) return EMPTY
      return lookUp$(calls.settling, placement, () => [...held.state$.value, ...dismissed])
    }).pipe(
      tap((result) => {
        if (result.ok) apply(id, { type: 'lookedUp', ...result.value })
      }),
    )

  /** News of a bet at another price triggers a look-up, because only the order has the accepted prices. */
  const hear = (id: string, news: readonly OrderNews[]): Observable<unknown> =>
    defer(() => {
      const placement = current(id)
      if (placement !== undefined && isOpen(placement) && isRepriced(placement, news)) return lookUp(id)
      apply(id, { type: 'updated', bets: news })
      return EMPTY
    })

  const askOnce = (id: string): Observable<unknown> =>
    defer(() => {
      const placement = current(id)
      if (placement?.phase !== 'confirming') return lookUp(id)
      return calls
        .orderStatus(placement.bets.flatMap(({ orderNo }) => orderNo ?? []))
        .pipe(switchMap((result) => (result.ok ? hear(id, result.value) : EMPTY)))
    })

  /** Polls until the outcome is known; the interval depends on the phase. */
  const follow = (id: string): Observable<unknown> =>
    defer(() => {
      let asked = 0
      const waitMs = (): number => {
        if (current(id)?.phase !== 'confirming') return options.lookUpEveryMs
        return asked < options.statusTries ? options.statusEveryMs : options.slowStatusEveryMs
      }
      return defer(() => timer(waitMs())).pipe(
        takeWhile(() => stillOpen(id)),
        switchMap(() => {
          asked += 1
          return askOnce(id)
        }),
        // `repeat` starts the next wait only after the answer, so that requests do not overlap.
        repeat({ delay: () => (stillOpen(id) ? timer(0) : EMPTY) }),
      )
    })

  const send = (order: PlacementOrder): Observable<unknown> =>
    defer(() => calls.place(order)).pipe(
      // An unexpected error after sending is treated like a missing answer.
      catchError(() => of(err({ lane: 'transport', kind: 'network' } as const))),
      tap((result) => {
        apply(
          order.id,
          result.ok
            ? { type: 'answered', bets: result.value.bets }
            : { type: 'failed', failure: result.error },
        )
      }),
    )

  const adopt = (placement: Placement): void => {
    held.update((all) => [placement, ...all])
  }

  for (const placement of store.load()) {
    const resumed = transition(placement, { type: 'reloaded' })
    adopt(resumed)
    scope.run(concat(askOnce(resumed.order.id), follow(resumed.order.id)))
  }

  scope.run(
    news$.pipe(
      mergeMap((news) => {
        const owner = held.state$.value.find((placement) =>
          placement.bets.some((bet) => bet.orderNo === news.orderNo),
        )
        return owner === undefined ? EMPTY : hear(owner.order.id, [news])
      }),
    ),
  )

  return {
    placements$: held.state$,
    place: (order) => {
      if (current(order.id) !== undefined) return 'sent'
      const placement = submitted(order, serverNow())
      if (!store.save(placement)) return 'notStored'
      adopt(placement)
      scope.run(concat(send(order), follow(order.id)))
      return 'sent'
    },
    dismiss: (orderId) => {
      const placement = current(orderId)
      if (placement === undefined || isOpen(placement)) return
      dismissed.push(placement)
      held.update((all) => all.filter((other) => other !== placement))
    },
  }
}
