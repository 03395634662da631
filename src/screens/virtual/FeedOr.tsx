import type { ReactNode } from 'react'
import dayjs from 'dayjs'
import type { Feed } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface FeedOrProps<T> {
  readonly feed: Feed<T>
  readonly children: (value: T) => ReactNode
  /** A part of a page that has a banner already says nothing of an old value. */
  readonly part?: boolean
}

const SKELETON_ROWS = 5

/** A value of virtual sports in each state of its feed: loading, failed, old, or there. */
export function FeedOr<T>({ feed, children, part = false }: FeedOrProps<T>) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  useOfflinePage(feed.status === 'failed' ? feed.reason : null)
  if (feed.status === 'connecting')
    return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
  if (feed.status === 'failed')
    return (
      <EmptyState
        art="error"
        title={t('virtual.failed')}
        text={t(`states.feed.${feed.reason}`)}
        actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
      />
    )
  return (
    <>
      {!part &&
        (feed.status === 'live' ? (
          <ScreenBanner reports="nothing" />
        ) : (
          <Banner floats icon="offline" action={reconnect}>
            {t('states.listOld', {
              reason: t(`states.feed.${feed.reason}`),
              time: dayjs(feed.asOf).format('HH:mm:ss'),
            })}
          </Banner>
        ))}
      {children(feed.value)}
    </>
  )
}
