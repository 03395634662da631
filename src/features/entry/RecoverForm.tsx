import { type EntryForm, PASSWORD_RULE, passwordFault } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ruleParams } from './faultText.ts'
import { PasswordField } from './PasswordField.tsx'
import { useEntryForm } from './useEntryForm.ts'
import styles from './Entry.module.css'

interface RecoverFormProps {
  readonly model: EntryForm
  /** How to contact support; `null` when the site does not say. */
  readonly contact: string | null
}

/** Sets a new password with the recovery code, and says what to do without one. */
export function RecoverForm({ model, contact }: RecoverFormProps) {
  const { t } = useTranslation()
  const { form, busy, message, fieldOf, submit } = useEntryForm({
    model,
    first: { name: '', code: '', password: '' },
    check: ({ name, code, password }) => {
      const bad = passwordFault(password, name.trim())
      return {
        ...(name.trim() === '' ? { name: 'missing' } : {}),
        ...(code.trim() === '' ? { code: 'missing' } : {}),
        ...(password === '' ? { password: 'missing' } : bad === null ? {} : { password: bad }),
      }
    },
    send: ({ name, code, password }) => {
      model.submit({ name: name.trim(), code: code.trim(), password })
    },
  })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.words}>{t('entry.recoverNote')}</p>
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <Field
        icon="person"
        label={t('entry.name')}
        name="username"
        autoComplete="username"
        {...fieldOf('name')}
      />
      <Field icon="shield" label={t('entry.code')} name="code" autoComplete="off" {...fieldOf('code')} />
      <PasswordField
        label={t('entry.newPassword')}
        name="new-password"
        autoComplete="new-password"
        hint={t('entry.passwordRule', ruleParams(PASSWORD_RULE))}
        {...fieldOf('password')}
      />
      <Button type="submit" busy={busy}>
        {t('entry.submitRecover')}
      </Button>
      <p className={styles.words}>
        {contact === null ? t('entry.noCodeNoContact') : t('entry.noCode', { contact })}
      </p>
    </form>
  )
}
