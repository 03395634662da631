import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'

interface ListEndProps {
  readonly more: boolean
  readonly loadingMore: boolean
  readonly onMore: () => void
}

/** The end of a list that is read page by page: asks for the next page when it comes into sight, or says that it is all. */
export function ListEnd({ more, loadingMore, onMore }: ListEndProps) {
  const { t } = useTranslation()
  if (loadingMore) return <Skeleton shape="records" rows={1} label={t('common.loading')} />
  return more ? <MoreOnSight onMore={onMore} /> : <Note>{t('records.end')}</Note>
}
