import { catchError, defer, distinctUntilChanged, map, of, tap, timer } from 'rxjs'
import type { Odds } from '../../domain/odds.ts'
import { err } from '../../domain/result.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { ReservationAnswer, Reservations } from '../../venues/reservations.ts'
import {
  NO_CHANGE,
  type ReservationChange,
  type ReservationEvent,
  type ReservationProgress,
  transition,
} from './reservationChange.ts'

export interface ReservationChangesDeps {
  readonly calls: Pick<Reservations, 'cancel' | 'edit'>
  /** Called after each answer, and when none came: the list shows what is true. */
  readonly onAnswered: (progress: ReservationProgress) => void
}

export interface ReservationChanges {
  progress$(orderNo: string): State$<ReservationProgress>
  /** The first press asks, the second sends. */
  pressCancel(orderNo: string): void
  /** Absent where the venue cannot change the price of a reservation. */
  readonly edit?: (orderNo: string, odds: Odds) => void
  /** A list that was asked for after the last answer has come. */
  listed(): void
}

/** Cancels and edits reservations. Each press sends once; nothing is sent again by itself. */
export function createReservationChanges(
  scope: Scope,
  { calls, onAnswered }: ReservationChangesDeps,
  { revertMs = 5000 } = {},
): ReservationChanges {
  const { edit } = calls
  const held = scope.cell<ReadonlyMap<string, ReservationProgress>>(new Map())
  const find = (orderNo: string): ReservationProgress => held.state$.value.get(orderNo) ?? NO_CHANGE

  function apply(orderNo: string, event: ReservationEvent): void {
    const before = find(orderNo)
    const after = transition(before, event)
    if (after !== before) held.update((all) => new Map([...all, [orderNo, after]]))
  }

  function send(orderNo: string, change: ReservationChange, call: () => Call<ReservationAnswer>): void {
    if (find(orderNo).phase === 'sending') return
    apply(orderNo, { type: 'sent', change })
    scope.run(
      defer(call).pipe(
        // An unexpected error after sending is treated like a missing answer.
        catchError(() => of(err({ type: 'transport', kind: 'network' } as const))),
        tap((result) => {
          apply(
            orderNo,
            result.ok
              ? { type: 'answered', answer: result.value }
              : { type: 'failed', failure: result.error },
          )
          onAnswered(find(orderNo))
        }),
      ),
    )
  }

  return {
    progress$: keyed<string, ReservationProgress>(
      (orderNo) =>
        held.state$.pipe(
          map(() => find(orderNo)),
          distinctUntilChanged(),
          scope.bind(),
        ),
      { initial: find, graceMs: 0 },
    ),
    pressCancel: (orderNo) => {
      const { phase } = find(orderNo)
      if (phase === 'asking') {
        send(orderNo, { do: 'cancel' }, () => calls.cancel(orderNo))
        return
      }
      apply(orderNo, { type: 'asked' })
      if (find(orderNo).phase !== 'asking') return
      scope.run(
        timer(revertMs).pipe(
          tap(() => {
            apply(orderNo, { type: 'reverted' })
          }),
        ),
      )
    },
    ...(edit !== undefined && {
      edit: (orderNo: string, odds: Odds) => {
        send(orderNo, { do: 'edit', odds }, () => edit(orderNo, odds))
      },
    }),
    listed: () => {
      for (const orderNo of held.state$.value.keys()) apply(orderNo, { type: 'listed' })
    },
  }
}
