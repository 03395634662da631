import type { ReactNode } from 'react'
import dayjs from 'dayjs'
import type { Feed } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { useGoHome } from '../../routes/useGoHome.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface FeedContentProps<T> {
  readonly feed: Feed<T>
  readonly children: (value: T) => ReactNode
  /** Shown when the venue has nothing under this address. */
  readonly refused?: ReactNode
}

const SKELETON_ROWS = 6

/** Results in each state of their feed: loading, failed, old, or there. */
export function FeedContent<T>({ feed, children, refused }: FeedContentProps<T>) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  useOfflinePage(feed.status === 'failed' ? feed.reason : null)
  if (feed.status === 'connecting')
    return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
  if (feed.status === 'failed') {
    if (feed.reason === 'refused' && refused !== undefined) return refused
    return (
      <EmptyState
        art="error"
        title={t('results.failed')}
        text={t(`states.feed.${feed.reason}`)}
        actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
      />
    )
  }
  return (
    <>
      {feed.status === 'live' ? (
        <ScreenBanner reports="nothing" />
      ) : (
        <Banner floats icon="offline" action={reconnect}>
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

/** The venue has no results at all. */
export function NoResults() {
  const { t } = useTranslation()
  const goHome = useGoHome()
  return (
    <EmptyState
      art="flag"
      title={t('results.none')}
      actions={<Button onPress={goHome}>{t('common.action.goHome')}</Button>}
    />
  )
}
