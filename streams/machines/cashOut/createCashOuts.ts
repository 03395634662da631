import { defer, finalize, ignoreElements, merge, type Observable, tap } from 'rxjs'
import type { CashOutQuote } from '../../domain/cashOut.ts'
import type { Money } from '../../domain/money.ts'
import type { Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { CashableOrder, CashOut, CashOutRequest } from '../../venues/cashOut.ts'
import { type CashOutOffer, type CashOutProgress, isArmed, isUnderWay } from './cashOut.ts'
import type { CashOutStore } from './cashOutStore.ts'
import { followCashOut, type FollowOptions } from './followCashOut.ts'
import { createCashOutStates } from './cashOutStates.ts'

export interface CashOutDeps {
  readonly calls: Pick<CashOut, 'take' | 'find'>
  readonly quote$: (order: CashableOrder) => State$<Feed<CashOutQuote | null>>
  readonly store: CashOutStore
  /** Server time, ms, and its speed. */
  readonly serverTime: { now(): number; readonly rate: number }
  readonly newId: () => string
  /** Called when the outcome of a request has become known. `shown`: whether its order is on the screen. */
  readonly onEnded: (orderNo: string, progress: CashOutProgress, shown: boolean) => void
}

export interface CashOutOptions extends FollowOptions {
  /** A second press within this time after the first one sends; a shown outcome also reverts after it. ms. */
  readonly revertMs: number
  readonly validForMs: number
}

export const CASH_OUT_DEFAULTS: CashOutOptions = {
  revertMs: 5000,
  validForMs: 30_000,
  findEveryMs: 1000,
  findTries: 30,
  slowFindEveryMs: 5000,
}

export interface CashOuts {
  /** The cash-out of an open order; its quotes are asked for while it has subscribers. */
  progress$(order: CashableOrder): State$<CashOutProgress>
  /** Chooses the part of the open stake; `null` for all of it. */
  choosePart(orderNo: string, part: Money | null): void
  /** The first press asks, the second sends once. `false`: the press has changed nothing. */
  press(orderNo: string): boolean
}

/** Drives the cash-outs of a member: sends each once, then looks it up until the outcome is known. */
export function createCashOuts(
  scope: Scope,
  { calls, quote$, store, serverTime, newId, onEnded }: CashOutDeps,
  options: CashOutOptions = CASH_OUT_DEFAULTS,
): CashOuts {
  const shown = new Set<string>()
  /** Ids of requests. A device that cannot remove them would return them again. */
  const followed = new Set<string>()
  const states = createCashOutStates(scope, {
    store,
    revertMs: options.revertMs,
    onEnded: (orderNo, progress) => {
      onEnded(orderNo, progress, shown.has(orderNo))
      followStored()
    },
  })
  const { send$, follow$ } = followCashOut(states, calls, options)

  /** Requests of earlier pages. Of two for one order the second is followed once the first has ended. */
  function followStored(): void {
    for (const request of store.load()) {
      if (followed.has(request.id) || isUnderWay(states.find(request.orderNo))) continue
      followed.add(request.id)
      states.resume(request)
      scope.run(follow$(request))
    }
  }
  followStored()

  /** Leads the order's quotes into its cash-out while it is on the screen. */
  const quotes$ = (order: CashableOrder): Observable<never> =>
    defer(() => {
      const { orderNo } = order
      shown.add(orderNo)
      return quote$(order).pipe(
        tap((feed) => {
          states.apply(orderNo, { type: 'quoted', quote: feed.status === 'live' ? feed.value : undefined })
        }),
        ignoreElements(),
        finalize(() => {
          shown.delete(orderNo)
          states.apply(orderNo, { type: 'quoted', quote: undefined })
        }),
      )
    })

  function send(orderNo: string, offer: CashOutOffer): boolean {
    const validUntil = serverTime.now() + options.validForMs * serverTime.rate
    const request: CashOutRequest = { id: newId(), orderNo, ...offer, validUntil }
    if (!store.add(request)) {
      states.apply(orderNo, { type: 'notStored' })
      return true
    }
    followed.add(request.id)
    states.apply(orderNo, { type: 'sent', request })
    scope.run(send$(request))
    return true
  }

  return {
    progress$: keyed<CashableOrder, CashOutProgress>(
      (order) => merge(states.progress$(order.orderNo), quotes$(order)).pipe(scope.bind()),
      { initial: ({ orderNo }) => states.find(orderNo), graceMs: 0, keyOf: ({ orderNo }) => orderNo },
    ),
    choosePart: (orderNo, part) => {
      states.apply(orderNo, { type: 'partChosen', part })
    },
    press: (orderNo) => {
      const before = states.find(orderNo)
      if (isArmed(before) && before.offer !== null) return send(orderNo, before.offer)
      states.apply(orderNo, { type: 'pressed' })
      return states.find(orderNo) !== before
    },
  }
}
