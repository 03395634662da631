import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import type { Feed } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface RecordFeedProps<T> {
  readonly feed: Feed<T>
  /** Whether the value is not to be shown, because a newer one is on its way. */
  readonly behind?: boolean
  readonly onRefresh: () => void
  readonly children: (value: T) => ReactNode
}

const SKELETON_CARDS = 4

/** A list of records in each state of its feed: loading, failed, stale, or with what it holds. */
export function RecordFeed<T>({ feed, behind = false, onRefresh, children }: RecordFeedProps<T>) {
  const { t } = useTranslation()
  useOfflinePage(feed.status === 'failed' ? feed.reason : null)
  const retry = { label: t('common.action.retry'), onPress: onRefresh }
  if (feed.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('records.failed')}
        text={t(`states.feed.${feed.reason}`)}
        actions={<Button onPress={onRefresh}>{retry.label}</Button>}
      />
    )
  }
  if (feed.value === undefined || behind) {
    return <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  }
  return (
    <>
      {feed.status === 'stale' && (
        <Banner floats icon="offline" action={retry}>
          {t('states.listOld', {
            reason: t(`states.feed.${feed.reason}`),
            time: dayjs(feed.asOf).format('HH:mm:ss'),
          })}
        </Banner>
      )}
      {children(feed.value)}
    </>
  )
}
