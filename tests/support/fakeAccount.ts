import { vi } from 'vitest'
import type { Account, Entry, FormView, SiteNotes } from '../../streams/index.ts'
import { cell } from '../../streams/kernel/state.ts'

const EMPTY_FORM = { busy: false, failure: null, fault: null, done: null } as const

function fakeForm<D>() {
  const view = cell<FormView<D>>(EMPTY_FORM)
  const submit = vi.fn()
  const edited = vi.fn(() => {
    view.set(EMPTY_FORM)
  })
  return { view, submit, edited, model: { form$: view.state$, submit, edited } }
}

/** A fake of the account calls, which the test controls. */
export function createFakeAccount() {
  const security = cell<Account['security$']['value']>({ changePassword: false, newDevice: null })
  const siteNotes = cell<SiteNotes | null>(null)
  const register = fakeForm<Entry>()
  const recover = fakeForm<Entry>()
  const changePassword = fakeForm<{ outcome: 'done' }>()
  const recoveryCode = fakeForm<{ outcome: 'done'; recoveryCode: string }>()
  const account: Account = {
    security$: security.state$,
    register: () => register.model,
    recover: () => recover.model,
    enter: vi.fn(),
    changePassword: () => changePassword.model,
    newRecoveryCode: () => recoveryCode.model,
    confirmDevices: vi.fn(() => {
      security.update((flags) => ({ ...flags, newDevice: null }))
    }),
    siteNotes$: siteNotes.state$,
    siteNotes: () => siteNotes.state$,
  }
  return { account, security, siteNotes, register, recover, changePassword, recoveryCode }
}
