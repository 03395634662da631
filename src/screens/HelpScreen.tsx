import type { Account } from '../../streams/index.ts'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { DomainRow } from '../features/addresses/DomainRow.tsx'
import { EntryPage } from '../features/entry/EntryPage.tsx'
import { Sponsors } from '../features/siteContent/Sponsors.tsx'
import styles from '../features/entry/Entry.module.css'

/** Limits, help with gambling problems, and how to contact support. */
export function HelpScreen() {
  const { t } = useTranslation()
  const { account } = useStreams()
  const info$ = useScope(account.siteNotes, 'site')
  return (
    <EntryPage title={t('entry.helpTitle')}>
      <p className={styles.words}>{t('entry.helpText')}</p>
      <h2 className={styles.heading}>{t('entry.limits')}</h2>
      <p className={styles.words}>{t('entry.limitsText')}</p>
      <h2 className={styles.heading}>{t('entry.helpWays')}</h2>
      {info$ !== null && <Contact info$={info$} />}
      <DomainRow type="customer" group={t('addresses.site')} />
      <Sponsors />
    </EntryPage>
  )
}

function Contact({ info$ }: { readonly info$: ReturnType<Account['siteNotes']> }) {
  const { t } = useTranslation()
  const contact = useStream(info$)?.contact ?? null
  return <p className={styles.words}>{contact ?? t('entry.noContact')}</p>
}
