import type { ReactNode } from 'react'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { Feed } from '../../../streams/index.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface LotteryFeedOrProps<T> {
  readonly feed: Feed<T>
  readonly children: (value: T) => ReactNode
}

const SKELETON_ROWS = 5

/** A value of the lottery in each state of its feed: loading, failed, old, or there. */
export function LotteryFeedOr<T>({ feed, children }: LotteryFeedOrProps<T>) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  useOfflinePage(feed.status === 'failed' ? feed.reason : null)
  if (feed.status === 'connecting') {
    return <Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  if (feed.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t(feed.reason === 'notOpen' ? 'lottery.status.removed' : 'lottery.failed')}
        text={t(`states.feed.${feed.reason}`)}
        actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
      />
    )
  }
  return (
    <>
      {feed.status === 'stale' && (
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
