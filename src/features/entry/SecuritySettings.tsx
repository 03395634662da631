import type { ReactNode } from 'react'
import dayjs from 'dayjs'
import {
  type ChangeForm,
  PASSWORD_RULE,
  passwordFault,
  type RecoveryCodeForm,
} from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { ruleParams } from './faultText.ts'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'
import { useEntryForm } from './useEntryForm.ts'
import styles from './Entry.module.css'

/** Security notices, and the actions for the account's security. */
export function SecuritySettings() {
  const { t } = useTranslation()
  const { account } = useStreams()
  const { changePassword: forced, newDevice } = useStream(account.security$)
  const password = useOverlayStep('setting-password')
  const recovery = useOverlayStep('setting-recovery')
  const change = { label: t('entry.security.change'), onPress: password.show }
  return (
    <>
      {forced && (
        <Banner icon="warning" action={change}>
          {t('entry.security.forced')}
        </Banner>
      )}
      {newDevice !== null && (
        <Banner icon="info" action={{ label: t('entry.security.mine'), onPress: account.confirmDevices }}>
          {newDevice.here
            ? t('entry.security.newDeviceHere')
            : t('entry.security.newDevice', { time: dayjs(newDevice.at).format('MM/DD HH:mm') })}
        </Banner>
      )}
      <ListGroup title={t('entry.security.title')}>
        <ListRow icon="password" label={t('entry.security.changePassword')} onPress={password.show} />
        <ListRow
          icon="shield"
          label={t('entry.security.recoveryCode')}
          note={t('entry.security.recoveryNote')}
          onPress={recovery.show}
        />
      </ListGroup>
      <SecuritySheet label={t('entry.security.changePassword')} step={password}>
        <ChangePassword onDone={password.close} />
      </SecuritySheet>
      <SecuritySheet label={t('entry.security.recoveryCode')} step={recovery}>
        <NewRecoveryCode onDone={recovery.close} />
      </SecuritySheet>
    </>
  )
}

interface SecuritySheetProps {
  readonly label: string
  readonly step: { readonly open: boolean; readonly close: () => void }
  readonly children: ReactNode
}

/** Its children are mounted again each time it opens, so that forms start empty. */
function SecuritySheet({ label, step, children }: SecuritySheetProps) {
  return (
    <Sheet open={step.open} onClose={step.close} label={label} header={<SheetHeader>{label}</SheetHeader>}>
      <SheetSection>
        <SheetForm>
          <div className={styles.sheet}>{step.open && children}</div>
        </SheetForm>
      </SheetSection>
    </Sheet>
  )
}

function ChangePassword({ onDone }: { readonly onDone: () => void }) {
  const model = useScope(useStreams().account.changePassword, 'change-password')
  return model === null ? null : <ChangePasswordForm model={model} onDone={onDone} />
}

function ChangePasswordForm({ model, onDone }: { readonly model: ChangeForm; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const { memberName } = useMember()
  const { form, busy, done, message, fieldOf, submit } = useEntryForm({
    model,
    first: { password: '', newPassword: '' },
    check: ({ password, newPassword }) => {
      const bad = passwordFault(newPassword, memberName)
      return {
        ...(password === '' ? { password: 'missing' } : {}),
        ...(newPassword === '' ? { newPassword: 'missing' } : bad === null ? {} : { newPassword: bad }),
      }
    },
    send: model.submit,
  })
  if (done !== null) {
    return (
      <div className={styles.form}>
        <p role="status">{t('entry.security.changed')}</p>
        <Button onPress={onDone}>{t('entry.done')}</Button>
      </div>
    )
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <PasswordField
        label={t('entry.oldPassword')}
        name="password"
        autoComplete="current-password"
        {...fieldOf('password')}
      />
      <PasswordField
        label={t('entry.newPassword')}
        name="new-password"
        autoComplete="new-password"
        hint={t('entry.passwordRule', ruleParams(PASSWORD_RULE))}
        {...fieldOf('newPassword')}
      />
      <Button type="submit" busy={busy}>
        {t('entry.security.changePassword')}
      </Button>
    </form>
  )
}

function NewRecoveryCode({ onDone }: { readonly onDone: () => void }) {
  const model = useScope(useStreams().account.newRecoveryCode, 'recovery-code')
  return model === null ? null : <NewRecoveryCodeForm model={model} onDone={onDone} />
}

interface NewRecoveryCodeFormProps {
  readonly model: RecoveryCodeForm
  readonly onDone: () => void
}

function NewRecoveryCodeForm({ model, onDone }: NewRecoveryCodeFormProps) {
  const { t } = useTranslation()
  const { form, busy, done, message, fieldOf, submit } = useEntryForm({
    model,
    first: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'missing' } : {}),
    send: model.submit,
  })
  if (done !== null) return <RecoveryCode code={done.recoveryCode} action={t('entry.done')} onKept={onDone} />
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.words}>{t('entry.security.recoveryNote')}</p>
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        {...fieldOf('password')}
      />
      <Button type="submit" busy={busy}>
        {t('entry.security.make')}
      </Button>
    </form>
  )
}
