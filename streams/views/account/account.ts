import { tap } from 'rxjs'
import type { SiteNotes } from '../../domain/account.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { AccountCalls, Entry } from '../../link/accountCalls.ts'
import type { Session } from '../../link/session.ts'
import type { SecurityFlags } from '../../link/sessionStore.ts'
import { createForm, type FormModel } from './form.ts'

interface Done {
  readonly outcome: 'done'
}

export type EntryForm = FormModel<Readonly<Record<'name' | 'code' | 'password', string>>, Entry>
export type ChangeForm = FormModel<Readonly<Record<'password' | 'newPassword', string>>, Done>
export type RecoveryCodeForm = FormModel<
  { readonly password: string },
  Done & { readonly recoveryCode: string }
>

/** Registration, recovery and account security. */
export interface Account {
  readonly security$: State$<SecurityFlags>
  /** `code` is ignored. */
  register(screen: Scope): EntryForm
  recover(screen: Scope): EntryForm
  /** Starts the session, after the member has seen its recovery code. */
  enter(entry: Entry): void
  changePassword(screen: Scope): ChangeForm
  newRecoveryCode(screen: Scope): RecoveryCodeForm
  /** Confirms that the new device is the member's. */
  confirmDevices(): void
  /** Public information of the site; `null` until loaded. */
  readonly siteNotes$: State$<SiteNotes | null>
  /** The same; loads it once per session. */
  siteNotes(): State$<SiteNotes | null>
}

interface AccountDeps {
  readonly calls: AccountCalls
  readonly session: Pick<Session, 'security$' | 'enter' | 'clearFlag'>
}

export function createAccount(scope: Scope, { calls, session }: AccountDeps): Account {
  const notes = scope.cell<SiteNotes | null>(null)
  let asking = false
  return {
    security$: session.security$,
    register: (screen) => createForm(screen, ({ name, password }) => calls.register(name, password)),
    recover: (screen) =>
      createForm(screen, ({ name, code, password }) => calls.recover(name, code, password)),
    enter: (entry) => {
      session.enter(entry.session)
    },
    changePassword: (screen) =>
      createForm(screen, ({ password, newPassword }) =>
        calls.changePassword(password, newPassword).pipe(
          tap((result) => {
            if (result.ok && result.value.outcome === 'done') session.clearFlag('changePassword')
          }),
        ),
      ),
    newRecoveryCode: (screen) => createForm(screen, ({ password }) => calls.recoveryCode(password)),
    confirmDevices: () => {
      session.clearFlag('newDevice')
      scope.run(calls.confirmDevices())
    },
    siteNotes$: notes.state$,
    siteNotes: () => {
      if (notes.state$.value !== null || asking) return notes.state$
      asking = true
      scope.run(
        calls.siteNotes().pipe(
          tap((result) => {
            asking = false
            if (result.ok) notes.set(result.value)
          }),
        ),
      )
      return notes.state$
    },
  }
}
