import { defer, EMPTY, type Observable, repeat, switchMap, takeWhile, tap, timer } from 'rxjs'
import type { OrderNews } from '../../domain/order.ts'
import type { Betting } from '../../venues/betting.ts'
import type { HeldPlacements } from './heldPlacements.ts'
import { lookUp$ } from './lookUp.ts'
import { isOpen, isRepriced } from './placement.ts'

export interface PlacementOptions {
  /** Interval of the first status requests while confirming, ms. */
  readonly statusEveryMs: number
  /** Number of those requests; afterwards they are sent every `slowStatusEveryMs`. */
  readonly statusTries: number
  readonly slowStatusEveryMs: number
  /** Interval of look-ups while unknown, ms. */
  readonly lookUpEveryMs: number
}

/** How the outcome of a sent placement becomes known. Nothing here sends a bet. */
export interface PlacementFollowing {
  /** Asks the venue until the outcome is known. The first question is asked after the first interval. */
  follow$(id: string): Observable<unknown>
  /** Asks the venue now, once. */
  ask$(id: string): Observable<unknown>
  /** Applies news of its bets. */
  applyNews$(id: string, news: readonly OrderNews[]): Observable<unknown>
}

export function followPlacements(
  held: HeldPlacements,
  calls: Pick<Betting, 'orderStatus' | 'orderLookUp'>,
  options: PlacementOptions,
): PlacementFollowing {
  const search$ = (id: string): Observable<unknown> =>
    defer(() => {
      const placement = held.find(id)
      if (placement === undefined) return EMPTY
      return lookUp$(calls.orderLookUp, placement, held.all)
    }).pipe(
      tap((result) => {
        if (result.ok) held.apply(id, { type: 'lookedUp', ...result.value })
      }),
    )

  /** News of a bet at another price triggers a look-up, because only the order has the accepted prices. */
  const applyNews$ = (id: string, news: readonly OrderNews[]): Observable<unknown> =>
    defer(() => {
      const placement = held.find(id)
      if (placement !== undefined && isOpen(placement) && isRepriced(placement, news)) return search$(id)
      held.apply(id, { type: 'updated', bets: news })
      return EMPTY
    })

  const ask$ = (id: string): Observable<unknown> =>
    defer(() => {
      const placement = held.find(id)
      if (placement?.phase !== 'confirming') return search$(id)
      return calls
        .orderStatus(placement.bets.flatMap(({ orderNo }) => orderNo ?? []))
        .pipe(switchMap((result) => (result.ok ? applyNews$(id, result.value) : EMPTY)))
    })

  /** Polls until the outcome is known; the interval depends on the phase. */
  const follow$ = (id: string): Observable<unknown> =>
    defer(() => {
      let asked = 0
      const waitMs = (): number => {
        if (held.find(id)?.phase !== 'confirming') return options.lookUpEveryMs
        return asked < options.statusTries ? options.statusEveryMs : options.slowStatusEveryMs
      }
      return defer(() => timer(waitMs())).pipe(
        takeWhile(() => held.isOpen(id)),
        switchMap(() => {
          asked += 1
          return ask$(id)
        }),
        // `repeat` starts the next wait only after the answer, so that requests do not overlap.
        repeat({ delay: () => (held.isOpen(id) ? timer(0) : EMPTY) }),
      )
    })

  return { follow$, ask$, applyNews$ }
}
