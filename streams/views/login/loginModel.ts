import { EMPTY, exhaustMap, type Observable, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** State of the sign-in form. */
export interface LoginView {
  readonly busy: boolean
  /** Why the last attempt failed; `null` before the first attempt and after a successful one. */
  readonly failure: Failure | null
}

export interface LoginModel {
  readonly login$: State$<LoginView>
  /** Signs in; ignored while a call is pending. */
  submit(name: string, password: string): void
  /** A field was edited: clears the failure. */
  edited(): void
}

/** Drives the sign-in form. The session itself is updated by `signIn`. */
export function createLogin(
  scope: Scope,
  signIn: (name: string, password: string) => Observable<Result<unknown, Failure>>,
): LoginModel {
  const view = scope.cell<LoginView>({ busy: false, failure: null })
  const tries$ = new Subject<{ readonly name: string; readonly password: string }>()
  scope.run(
    tries$.pipe(
      exhaustMap(({ name, password }) => {
        if (name.trim() === '' || password === '') return EMPTY
        view.set({ busy: true, failure: null })
        return signIn(name.trim(), password)
      }),
      tap((result) => {
        view.set({ busy: false, failure: result.ok ? null : result.error })
      }),
    ),
  )
  return {
    login$: view.state$,
    submit: (name, password) => {
      tries$.next({ name, password })
    },
    edited: () => {
      const { busy, failure } = view.state$.value
      if (!busy && failure !== null) view.set({ busy, failure: null })
    },
  }
}
