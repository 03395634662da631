import { useTranslation } from 'react-i18next'
import { Column } from '../ui/Column.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** While nobody knows yet who is here: the shape of the list to come. */
export function RestoringShell() {
  const { t } = useTranslation()
  return (
    <Column>
      <Skeleton shape="matches" rows={6} label={t('common.loading')} />
    </Column>
  )
}
