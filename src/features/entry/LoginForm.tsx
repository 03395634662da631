import { type SubmitEvent, useState } from 'react'
import type { i18n as I18n } from 'i18next'
import { useLocation } from 'react-router-dom'
import type { Failure, LoginView, State$ } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useFirstErrorFocus } from './useFirstErrorFocus.ts'
import { rememberAccount, rememberedAccount } from './rememberedAccount.ts'
import styles from './LoginForm.module.css'

interface LoginFormProps {
  readonly model: {
    readonly login$: State$<LoginView>
    submit(name: string, password: string): void
    edited(): void
  }
  /** Why the last session ended; `null` when the member signed out. */
  readonly lastExit: string | null
}

/** The form for name and password, with its error messages. */
export function LoginForm({ model, lastExit }: LoginFormProps) {
  const { t } = useTranslation()
  const { busy } = useStream(model.login$)
  const { local } = useStreams().storage
  // The page to return to after sign-in.
  const state: unknown = useLocation().state
  const [name, setName] = useState(() => rememberedAccount(local))
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(name !== '')
  const [tried, setTried] = useState(false)
  const { form, focusFirstError } = useFirstErrorFocus()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (name.trim() === '' || password === '') {
      focusFirstError()
      return
    }
    rememberAccount(local, remember ? name.trim() : null)
    model.submit(name, password)
  }
  const edit = (change: (text: string) => void) => (text: string) => {
    change(text)
    model.edited()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormMessage login$={model.login$} lastExit={lastExit} />
      <Field
        icon="person"
        label={t('login.account')}
        name="username"
        autoComplete="username"
        value={name}
        onChange={edit(setName)}
        error={tried && name.trim() === '' ? t('login.accountRequired') : null}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={edit(setPassword)}
        error={tried && password === '' ? t('login.passwordRequired') : null}
      />
      <div className={styles.row}>
        <Checkbox label={t('login.remember')} checked={remember} onChange={setRemember} />
        <RouteLink className={styles.link} to={PATHS.recover} state={state}>
          {t('login.forgot')}
        </RouteLink>
      </div>
      <Button type="submit" busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}

/** Stored as a key and translated here, so that it follows a change of language. */
function loginFailure(i18n: I18n, failure: Failure): string {
  if (failure.type !== 'refusal') return failureText(i18n, failure)
  // The platform has no code of its own for a wrong password.
  return failure.reason === 'common' ? i18n.t('login.wrong') : catalogueText(i18n, failure.textKey)
}

/** Why the last attempt failed; before the first attempt, why the last session ended. */
function FormMessage({
  login$,
  lastExit,
}: { readonly login$: State$<LoginView> } & Pick<LoginFormProps, 'lastExit'>) {
  const { i18n } = useTranslation()
  const { failure } = useStream(login$)
  const words = failure === null ? lastExit : loginFailure(i18n, failure)
  return (
    <div role="alert" className={styles.message}>
      {words !== null && (
        <>
          <Icon name={failure === null ? 'info' : 'warning'} size="m" />
          {words}
        </>
      )}
    </div>
  )
}
