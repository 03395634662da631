import type { ComponentProps, ReactNode } from 'react'
import dayjs from 'dayjs'
import type { Feed } from '../../../streams/index.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ProductPending } from '../loading/ProductPending.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

interface LotteryFeedOrProps<T> {
  readonly feed: Feed<T>
  /** That of the product which is read; of the lottery unless it is given. */
  readonly session?: ComponentProps<typeof ProductPending>['session']
  readonly children: (value: T) => ReactNode
}

const SKELETON_ROWS = 5

/** A value of the lottery in each state of its feed: loading, failed, old, or there. */
export function LotteryFeedOr<T>({ feed, session, children }: LotteryFeedOrProps<T>) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const reconnect = useReconnect()
  if (feed.value === undefined) {
    const removed = feed.status === 'failed' && feed.reason === 'notOpen'
    return (
      <ProductPending
        session={session ?? lottery.session}
        feed={feed}
        title={t(removed ? 'lottery.status.removed' : 'lottery.failed')}
        waiting={<Skeleton shape="records" rows={SKELETON_ROWS} label={t('common.loading')} />}
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
