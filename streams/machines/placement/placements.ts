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
import type { Failure } from '../../domain/failure.ts'
import type { OrderNews, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { err, type Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import {
  isOpen,
  isRepriced,
  type Placement,
  type PlacementEvent,
  submitted,
  transition,
} from './placement.ts'
import type { PlacementStore } from './placementStore.ts'

/** The three calls a placement makes. Each emits one result and completes. */
export interface PlacementCalls {
  place(order: PlacementOrder): Observable<Result<{ readonly bets: readonly PlacedBet[] }, Failure>>
  orderStatus(orderNos: readonly string[]): Observable<Result<readonly OrderNews[], Failure>>
  findOrders(
    clientOrderId: string,
  ): Observable<Result<{ readonly value: readonly PlacedBet[]; readonly at: number }, Failure>>
}

export interface PlacementDeps {
  readonly calls: PlacementCalls
  readonly store: PlacementStore
  readonly serverNow: () => number
  /** Order news pushed by the venue. */
  readonly news$: Observable<OrderNews>
}

export interface PlacementOptions {
  /** While confirming: first this often … */
  readonly statusEveryMs: number
  /** … for so many times, then every `slowStatusEveryMs`. */
  readonly statusTries: number
  readonly slowStatusEveryMs: number
  /** While unknown. */
  readonly lookUpEveryMs: number
}

export const PLACEMENT_DEFAULTS: PlacementOptions = {
  statusEveryMs: 1000,
  statusTries: 30,
  slowStatusEveryMs: 5000,
  lookUpEveryMs: 2000,
}

export interface Placements {
  /** Newest first: everything placed or resumed since the scope began, until dismissed. */
  readonly placements$: State$<readonly Placement[]>
  /** Sends the order, once. `notStored` means nothing was sent, because the device would not keep it. */
  place(order: PlacementOrder): 'sent' | 'notStored'
  /** Takes a closed placement off the screen; an open one stays. */
  dismiss(orderId: string): void
}

/** Drives every placement of a member: sends once, then looks up until the outcome is known. */
export function createPlacements(
  scope: Scope,
  { calls, store, serverNow, news$ }: PlacementDeps,
  options: PlacementOptions = PLACEMENT_DEFAULTS,
): Placements {
  const held = scope.cell<readonly Placement[]>([])
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
    defer(() => calls.findOrders(id)).pipe(
      tap((result) => {
        if (result.ok) apply(id, { type: 'foundInOrders', bets: result.value.value, at: result.value.at })
      }),
    )

  /** News of a bet at another price is not believed in parts: the receipt waits for the order itself. */
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
        .orderStatus(placement.bets.map((bet) => bet.orderNo))
        .pipe(switchMap((result) => (result.ok ? hear(id, result.value) : EMPTY)))
    })

  /** Asks until the outcome is known; the waits depend on where it stands. */
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
        // `repeat` starts the next wait only after the answer: questions never overlap.
        repeat({ delay: () => (stillOpen(id) ? timer(0) : EMPTY) }),
      )
    })

  const send = (order: PlacementOrder): Observable<unknown> =>
    defer(() => calls.place(order)).pipe(
      // A fault of ours after sending is as silent as a lost answer.
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
      held.update((all) => all.filter((placement) => placement.order.id !== orderId || isOpen(placement)))
    },
  }
}
