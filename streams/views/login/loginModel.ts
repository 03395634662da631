import { EMPTY, exhaustMap, type Observable, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** What the sign-in form shows. */
export interface LoginView {
  readonly busy: boolean
  /** Why the last try failed; `null` before it and after a good one. */
  readonly failure: Failure | null
}

export interface LoginModel {
  readonly login$: State$<LoginView>
  /** Signs in; a second call while one is under way is ignored. */
  submit(name: string, password: string): void
}

/** Drives the sign-in form. What becomes of the session is the session's own business. */
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
  }
}
