import { distinctUntilChanged, map, type Observable, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { CashOutRequest } from '../../venues/cashOut.ts'
import {
  type CashOutEvent,
  type CashOutProgress,
  isArmed,
  isUnderWay,
  NO_CASH_OUT,
  resumed,
  transition,
} from './cashOut.ts'
import type { CashOutStore } from './cashOutStore.ts'

/** The cash-outs of this scope, by order number. A request is stored on the device until its outcome is known. */
export interface CashOutStates {
  find(orderNo: string): CashOutProgress
  progress$(orderNo: string): Observable<CashOutProgress>
  /** Whether the outcome of the request is not known. */
  isOpen(request: CashOutRequest): boolean
  /** Takes a request of an earlier page over. */
  resume(request: CashOutRequest): void
  apply(orderNo: string, event: CashOutEvent): void
}

interface HeldDeps {
  readonly store: CashOutStore
  readonly revertMs: number
  readonly onEnded: (orderNo: string, progress: CashOutProgress) => void
}

export function createCashOutStates(scope: Scope, { store, revertMs, onEnded }: HeldDeps): CashOutStates {
  const held = scope.cell<ReadonlyMap<string, CashOutProgress>>(new Map())
  const find = (orderNo: string): CashOutProgress => held.state$.value.get(orderNo) ?? NO_CASH_OUT

  function set(orderNo: string, progress: CashOutProgress): void {
    held.update((all) => new Map([...all, [orderNo, progress]]))
  }

  /** Reverts an unanswered question, or a shown outcome, after `revertMs`. */
  function revertLater(orderNo: string, of: CashOutProgress['offer']): void {
    scope.run(
      timer(revertMs).pipe(
        tap(() => {
          apply(orderNo, { type: 'reverted', of })
        }),
      ),
    )
  }

  function apply(orderNo: string, event: CashOutEvent): void {
    const before = find(orderNo)
    const after = transition(before, event)
    if (after === before) return
    set(orderNo, after)
    if (before.request !== null && after.request === null) {
      store.remove(before.request.id)
      onEnded(orderNo, after)
    }
    const passes = isArmed(after) || after.phase === 'done'
    if (passes && after.offer !== before.offer) revertLater(orderNo, after.offer)
  }

  return {
    find,
    apply,
    progress$: (orderNo) =>
      held.state$.pipe(
        map(() => find(orderNo)),
        distinctUntilChanged(),
      ),
    isOpen: ({ orderNo, id }) => {
      const progress = find(orderNo)
      return progress.request?.id === id && isUnderWay(progress)
    },
    resume: (request) => {
      set(request.orderNo, resumed(request))
    },
  }
}
