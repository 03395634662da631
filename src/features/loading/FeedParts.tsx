import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import type { Feed } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface FeedPartsProps<T> {
  readonly feed: Feed<T>
  /** Said when nothing could be read. */
  readonly failed: string
  readonly onRetry: () => void
  readonly children: (value: T) => ReactNode
}

const SKELETON_ROWS = 4

/** What a page shows in each state of its feed: loading, failed with a retry, old, or there. */
export function FeedParts<T>({ feed, failed, onRetry, children }: FeedPartsProps<T>) {
  const { t } = useTranslation()
  useOfflinePage(feed.status === 'failed' ? feed.reason : null)
  const retry = { label: t('common.action.retry'), onPress: onRetry }
  if (feed.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={failed}
        text={feed.reason === 'refused' ? undefined : t(`states.feed.${feed.reason}`)}
        actions={<Button onPress={onRetry}>{retry.label}</Button>}
      />
    )
  }
  if (feed.value === undefined) {
    return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  return (
    <>
      {feed.status === 'stale' && feed.reason !== 'refused' && (
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

interface MorePartsProps {
  readonly failed: string
  readonly onRetry: () => void
}

/** A part of a page could not be read, such as a further page of a list. */
export function MoreFailed({ failed, onRetry }: MorePartsProps) {
  const { t } = useTranslation()
  return (
    <Banner icon="offline" action={{ label: t('common.action.retry'), onPress: onRetry }}>
      {failed}
    </Banner>
  )
}
