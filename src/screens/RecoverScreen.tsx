import type { Account, EntryForm } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EntryPage } from '../features/entry/EntryPage.tsx'
import { RecoverForm } from '../features/entry/RecoverForm.tsx'
import { RecoveryCode } from '../features/entry/RecoveryCode.tsx'

/** Recovery of an account without its password, by its recovery code. */
export function RecoverScreen() {
  const { account } = useStreams()
  const model = useScope(account.recover, 'recover')
  const info$ = useScope(account.siteNotes, 'site')
  return model === null || info$ === null ? null : <Recover model={model} info$={info$} />
}

interface RecoverProps {
  readonly model: EntryForm
  readonly info$: ReturnType<Account['siteNotes']>
}

function Recover({ model, info$ }: RecoverProps) {
  const { t } = useTranslation()
  const { account } = useStreams()
  const { done } = useStream(model.form$)
  const contact = useStream(info$)?.contact ?? null
  if (done === null) {
    return (
      <EntryPage title={t('entry.recoverTitle')}>
        <RecoverForm model={model} contact={contact} />
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
