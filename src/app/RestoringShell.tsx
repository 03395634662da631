import { useTranslation } from 'react-i18next'
import { Column } from '../ui/Column.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Shown while the session is being restored: the skeleton of the home list. */
export function RestoringShell() {
  const { t } = useTranslation()
  return (
    <Column>
      <Skeleton shape="matches" rows={6} label={t('common.loading')} />
    </Column>
  )
}
