import type { EntryForm } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EntryPage } from '../features/entry/EntryPage.tsx'
import { RecoveryCode } from '../features/entry/RecoveryCode.tsx'
import { RegisterForm } from '../features/entry/RegisterForm.tsx'

/** Registration; the new recovery code is shown before the app is entered. */
export function RegisterScreen() {
  const { account } = useStreams()
  const model = useScope(account.register, 'register')
  return model === null ? null : <Register model={model} />
}

function Register({ model }: { readonly model: EntryForm }) {
  const { t } = useTranslation()
  const { account } = useStreams()
  const { done } = useStream(model.form$)
  if (done === null) {
    return (
      <EntryPage title={t('entry.registerTitle')}>
        <RegisterForm model={model} />
      </EntryPage>
    )
  }
  return (
    <EntryPage title={t('entry.codeTitle')} back="none">
      <RecoveryCode
        code={done.recoveryCode}
        action={t('entry.kept')}
        onKept={() => {
          account.enter(done)
        }}
      />
    </EntryPage>
  )
}
