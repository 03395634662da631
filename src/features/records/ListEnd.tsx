import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { MoreFailed } from '../loading/FeedParts.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'

interface ListEndProps {
  readonly more: boolean
  readonly loadingMore: boolean
  readonly moreFailed: boolean
  readonly onMore: () => void
}

/** The end of a list that is read page by page: asks for the next page when it comes into sight, or says that it is all. */
export function ListEnd({ more, loadingMore, moreFailed, onMore }: ListEndProps) {
  const { t } = useTranslation()
  if (loadingMore) return <Skeleton shape="records" rows={1} label={t('common.loading')} />
  if (!more) return <Note>{t('records.end')}</Note>
  if (moreFailed) return <MoreFailed failed={t('records.moreFailed')} onRetry={onMore} />
  return <MoreOnSight onMore={onMore} />
}
