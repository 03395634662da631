import { type EntryForm, NAME_RULE, nameFault, PASSWORD_RULE, passwordFault } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ruleParams } from './faultText.ts'
import { PasswordField } from './PasswordField.tsx'
import { useEntryForm } from './useEntryForm.ts'
import styles from './Entry.module.css'

/** The fields for a new member's name and password, with their rules. */
export function RegisterForm({ model }: { readonly model: EntryForm }) {
  const { t } = useTranslation()
  const { form, busy, message, fieldOf, submit } = useEntryForm({
    model,
    first: { name: '', password: '' },
    check: ({ name, password }) => {
      const badName = nameFault(name.trim())
      const badPassword = passwordFault(password, name.trim())
      return {
        ...(name.trim() === '' ? { name: 'missing' } : badName === null ? {} : { name: badName }),
        ...(password === ''
          ? { password: 'missing' }
          : badPassword === null
            ? {}
            : { password: badPassword }),
      }
    },
    send: ({ name, password }) => {
      model.submit({ name: name.trim(), code: '', password })
    },
  })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.words}>{t('entry.start')}</p>
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <Field
        icon="person"
        label={t('entry.name')}
        name="username"
        autoComplete="username"
        hint={t('entry.nameRule', ruleParams(NAME_RULE))}
        {...fieldOf('name')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="new-password"
        hint={t('entry.passwordRule', ruleParams(PASSWORD_RULE))}
        {...fieldOf('password')}
      />
      <Button type="submit" busy={busy}>
        {t('entry.submitRegister')}
      </Button>
      <p className={styles.words}>{t('entry.adult')}</p>
    </form>
  )
}
