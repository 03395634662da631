import { exhaustMap, type Observable, Subject, tap } from 'rxjs'
import type { AccountFault } from '../../domain/account.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

export interface FormView<D> {
  readonly busy: boolean
  /** The call failed; it may or may not have been executed. */
  readonly failure: Failure | null
  /** The refused field and the reason. */
  readonly fault: AccountFault | null
  readonly done: D | null
}

export interface FormModel<I, D> {
  readonly form$: State$<FormView<D>>
  /** Sends the form; ignored while a call is pending. */
  submit(input: I): void
  /** A field was edited: clears fault and failure. */
  edited(): void
}

const EMPTY_FORM = { busy: false, failure: null, fault: null, done: null } as const

/** Drives a form whose call either succeeds or names the refused field. */
export function createForm<I, D extends { readonly outcome: 'done' }>(
  scope: Scope,
  send: (input: I) => Observable<Result<D | AccountFault, Failure>>,
): FormModel<I, D> {
  const form = scope.cell<FormView<D>>(EMPTY_FORM)
  const sent$ = new Subject<I>()
  scope.run(
    sent$.pipe(
      exhaustMap((input) => {
        form.set({ ...EMPTY_FORM, busy: true })
        return send(input)
      }),
      tap((result) => {
        if (!result.ok) form.set({ ...EMPTY_FORM, failure: result.error })
        else if (result.value.outcome === 'refused') form.set({ ...EMPTY_FORM, fault: result.value })
        else form.set({ ...EMPTY_FORM, done: result.value })
      }),
    ),
  )
  scope.onEnd(() => {
    sent$.complete()
  })
  return {
    form$: form.state$,
    submit: (input) => {
      sent$.next(input)
    },
    edited: () => {
      const { failure, fault } = form.state$.value
      if (failure !== null || fault !== null) form.set(EMPTY_FORM)
    },
  }
}
