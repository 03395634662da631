import { useTranslation } from '../i18n/useTranslation.ts'
import { Column } from '../ui/page/Column.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'

/** Shown while the session is being restored: the skeleton of the home list. */
export function RestoringShell() {
  const { t } = useTranslation()
  return (
    <Column>
      <Skeleton shape="matches" rows={6} label={t('common.loading')} />
    </Column>
  )
}
