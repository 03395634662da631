import {
  catchError,
  concat,
  defer,
  EMPTY,
  type Observable,
  of,
  repeat,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import type { Money } from '../../domain/money.ts'
import { err } from '../../domain/result.ts'
import {
  type KnownTransfer,
  type MoneyMove,
  type TransferAnswer,
  type TransferRequest,
  venuesOf,
} from '../../domain/walletTransfer.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call, Dated } from '../../venues/call.ts'
import {
  isOpen,
  notStored,
  resumed,
  sent,
  transition,
  type TransferEvent,
  type TransferProgress,
} from './transfer.ts'
import type { TransferStore } from './transferStore.ts'

/** How moves are sent and looked up. */
export interface TransferCalls {
  send(request: TransferRequest): Call<TransferAnswer>
  find(request: TransferRequest): Call<Dated<readonly KnownTransfer[]>>
}

export interface TransfersDeps {
  readonly calls: TransferCalls
  readonly store: TransferStore
  /** Server time, ms, and its speed. */
  readonly serverTime: { now(): number; readonly rate: number }
  readonly newId: () => string
  /** Called when a move may have changed a balance: it has an outcome, or waits in the locked wallet. */
  readonly onMoved: (progress: TransferProgress) => void
}

export interface TransfersOptions {
  readonly validForMs: number
  /** Interval of the first look-ups, ms; after `findTries` they are slower. */
  readonly findEveryMs: number
  readonly findTries: number
  readonly slowFindEveryMs: number
}

export const TRANSFER_DEFAULTS: TransfersOptions = {
  validForMs: 10_000,
  findEveryMs: 1000,
  findTries: 10,
  slowFindEveryMs: 5000,
}

export interface Transfers {
  /** Those without an outcome, and the last ones with an outcome that was not dismissed; newest first. */
  readonly transfers$: State$<readonly TransferProgress[]>
  /** Sends a move once. `false`: another one with the same venue, or of the same kind, is open. */
  start(move: MoneyMove, amount: Money): boolean
  /** Removes the outcome of a move; an open one is kept. */
  dismiss(id: string): void
}

/** Whether a move must wait for this open one. */
export function holdsUp({ request: { move: open } }: TransferProgress, move: MoneyMove): boolean {
  const venues = venuesOf(open)
  return venues.length === 0
    ? open.kind === move.kind
    : venuesOf(move).some((venue) => venues.includes(venue))
}

/** Drives the moves of a member: sends each once, then looks it up until its outcome is known. */
export function createTransfers(
  scope: Scope,
  { calls, store, serverTime, newId, onMoved }: TransfersDeps,
  options: TransfersOptions = TRANSFER_DEFAULTS,
): Transfers {
  const held = scope.cell<readonly TransferProgress[]>([])
  const find = (id: string): TransferProgress | undefined =>
    held.state$.value.find(({ request }) => request.id === id)
  const isStillOpen = (id: string): boolean => {
    const progress = find(id)
    return progress !== undefined && isOpen(progress)
  }

  function apply(id: string, event: TransferEvent): void {
    const before = find(id)
    if (before === undefined) return
    const after = transition(before, event)
    if (after === before) return
    if (!isOpen(after)) store.remove(id)
    held.update((all) => all.map((each) => (each === before ? after : each)))
    if (after.phase !== before.phase && after.phase !== 'unknown') onMoved(after)
  }

  const send$ = (request: TransferRequest): Observable<unknown> =>
    defer(() => calls.send(request)).pipe(
      // An unexpected error after sending is treated like a missing answer.
      catchError(() => of(err({ type: 'transport', kind: 'network' } as const))),
      tap((result) => {
        if (result.ok) apply(request.id, { type: 'answered', answer: result.value })
        else apply(request.id, { type: 'failed', failure: result.error })
      }),
    )

  const ask$ = (request: TransferRequest): Observable<unknown> =>
    defer(() => (isStillOpen(request.id) ? calls.find(request) : EMPTY)).pipe(
      catchError(() => EMPTY),
      tap((result) => {
        if (!result.ok) return
        const { value: transfers, at } = result.value
        apply(request.id, { type: 'lookedUp', transfers, final: at > request.validUntil })
      }),
    )

  /** Looks a move up until its outcome is known. The first question is asked after the first interval. */
  const follow$ = (request: TransferRequest): Observable<unknown> =>
    defer(() => {
      let asked = 0
      const waitMs = (): number => (asked < options.findTries ? options.findEveryMs : options.slowFindEveryMs)
      return defer(() => timer(waitMs())).pipe(
        takeWhile(() => isStillOpen(request.id)),
        switchMap(() => {
          asked += 1
          return ask$(request)
        }),
        repeat({ delay: () => (isStillOpen(request.id) ? timer(0) : EMPTY) }),
      )
    })

  for (const request of store.load()) {
    held.update((all) => [resumed(request), ...all])
    scope.run(concat(ask$(request), follow$(request)))
  }

  return {
    transfers$: held.state$,
    start: (move, amount) => {
      if (held.state$.value.some((each) => isOpen(each) && holdsUp(each, move))) return false
      const validUntil = serverTime.now() + options.validForMs * serverTime.rate
      const request: TransferRequest = { id: newId(), move, amount, validUntil }
      const isStored = store.add(request)
      const progress = isStored ? sent(request) : notStored(request)
      // The outcomes of earlier moves were seen when the next one is made.
      held.update((all) => [progress, ...all.filter(isOpen)])
      if (isStored) scope.run(concat(send$(request), follow$(request)))
      return true
    },
    dismiss: (id) => {
      held.update((all) => all.filter((each) => each.request.id !== id || isOpen(each)))
    },
  }
}
