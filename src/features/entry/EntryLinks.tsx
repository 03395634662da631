import { useLocation, useNavigate } from 'react-router-dom'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { PATHS } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import type { Account } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Entry.module.css'

/** The link to registration, and the demo account if the site has one. */
export function EntryLinks() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const { account } = useStreams()
  const info$ = useScope(account.siteNotes, 'site')
  return (
    <div className={styles.entry}>
      <Button kind="outline" onPress={() => void navigate(PATHS.register, { state })}>
        {t('login.register')}
      </Button>
      {info$ !== null && <DemoHint info$={info$} />}
    </div>
  )
}

function DemoHint({ info$ }: { readonly info$: ReturnType<Account['siteNotes']> }) {
  const { t } = useTranslation()
  const demo = useStream(info$)?.demo ?? null
  if (demo === null) return null
  return <p className={styles.demo}>{t('login.demo', { account: demo.name, password: demo.password })}</p>
}

/** The links to limits and help. */
export function HelpLinks() {
  const { t } = useTranslation()
  return (
    <nav className={styles.links} aria-label={t('entry.helpTitle')}>
      <RouteLink className={styles.link} to={PATHS.help}>
        {t('login.setLimits')}
      </RouteLink>
      <RouteLink className={styles.link} to={PATHS.help}>
        {t('login.needHelp')}
      </RouteLink>
    </nav>
  )
}
