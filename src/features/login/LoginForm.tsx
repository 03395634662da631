import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginView, State$ } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { failureText } from '../../i18n/failureText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLastExit } from '../exits/LastExit.tsx'
import { rememberAccount, rememberedAccount } from './rememberedAccount.ts'
import styles from './LoginForm.module.css'

interface LoginFormProps {
  readonly model: {
    readonly login$: State$<LoginView>
    submit(name: string, password: string): void
  }
}

/** Name and password, with what went wrong beside them. */
export function LoginForm({ model }: LoginFormProps) {
  const { t } = useTranslation()
  const { busy } = useStream(model.login$)
  const [name, setName] = useState(rememberedAccount)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(name !== '')
  const [tried, setTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    rememberAccount(remember ? name.trim() : null)
    model.submit(name, password)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormMessage login$={model.login$} />
      <Field
        icon="person"
        label={t('login.account')}
        name="username"
        autoComplete="username"
        value={name}
        onChange={setName}
        error={tried && name.trim() === '' ? t('login.accountRequired') : null}
      />
      <PasswordField value={password} onChange={setPassword} missing={tried && password === ''} />
      <Checkbox label={t('login.remember')} checked={remember} onChange={setRemember} />
      <Button type="submit" busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}

interface PasswordFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly missing: boolean
}

function PasswordField({ value, onChange, missing }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field
      icon="password"
      label={t('login.password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={missing ? t('login.passwordRequired') : null}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          onPress={() => {
            setShown(!shown)
          }}
        />
      }
    />
  )
}

/** Why the last try failed; before the first one, why the session ended. */
function FormMessage({ login$ }: { readonly login$: State$<LoginView> }) {
  const { i18n } = useTranslation()
  const { failure } = useStream(login$)
  const lastExit = useLastExit()
  const words = failure === null ? lastExit : failureText(i18n, failure)
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
