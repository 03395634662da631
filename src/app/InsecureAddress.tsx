import { useTranslation } from '../i18n/useTranslation.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** Shown in place of the app on plain http from another machine, where browsers do not provide Web Crypto. */
export function InsecureAddress() {
  const { t } = useTranslation()
  return (
    <main>
      <EmptyState art="flag" title={t('states.insecure.title')} text={t('states.insecure.text')} />
    </main>
  )
}
