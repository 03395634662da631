import dayjs from 'dayjs'
import type { Currency } from '../../../streams/index.ts'
import type { ReservationPage, ReservationQuery, ReserveStreams } from '../../../streams/reserve.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReservations } from '../../bindings/useReserve.ts'
import { useGoHome } from '../../routes/useGoHome.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ReservationCard } from './ReservationCard.tsx'
import type { ReservedShown } from './RecordFilters.tsx'
import styles from './RecordList.module.css'

interface ReservationsProps {
  readonly reserve: ReserveStreams
  readonly shown: ReservedShown
  readonly currency: Currency
}

const QUERIES: Readonly<Record<ReservedShown, ReservationQuery['shown']>> = {
  reserved: 'waiting',
  failed: 'failed',
}

const SKELETON_CARDS = 2

/** The reservations that wait, or those that failed, in each state of their feed. */
export function Reservations({ reserve, shown, currency }: ReservationsProps) {
  const { t } = useTranslation()
  const list = useReservations(reserve, QUERIES[shown], currency)
  useOfflinePage(list.status === 'failed' ? list.reason : null)
  const retry = { label: t('common.action.retry'), onPress: reserve.refresh }
  if (list.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('reserve.list.failed')}
        text={t(`states.feed.${list.reason}`)}
        actions={<Button onPress={retry.onPress}>{retry.label}</Button>}
      />
    )
  }
  if (list.value === undefined) {
    return <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  }
  return (
    <>
      {list.status === 'stale' && (
        <Banner floats icon="offline" action={retry}>
          {t('states.listOld', {
            reason: t(`states.feed.${list.reason}`),
            time: dayjs(list.asOf).format('HH:mm:ss'),
          })}
        </Banner>
      )}
      {list.value.reservations.length === 0 ? (
        <Empty shown={shown} />
      ) : (
        <Cards page={list.value} reserve={reserve} shown={shown} currency={currency} />
      )}
    </>
  )
}

interface CardsProps extends ReservationsProps {
  readonly page: ReservationPage
}

function Cards({ page, reserve, shown, currency }: CardsProps) {
  const { t } = useTranslation()
  const scrolled = useScrollPosition<HTMLDivElement>(`records ${shown} ${currency}`)
  const listed = page.reservations.length
  return (
    <ScrollArea ref={scrolled}>
      <Note>{t('reserve.list.count', { count: page.total })}</Note>
      <ul className={styles.list}>
        {page.reservations.map((reservation) => (
          <li key={reservation.order.orderNo} className={styles.order}>
            <ReservationCard reservation={reservation} reserve={reserve} />
          </li>
        ))}
      </ul>
      {page.total > listed && (
        <Note>{t('reserve.list.newest', { shown: String(listed), total: String(page.total) })}</Note>
      )}
    </ScrollArea>
  )
}

function Empty({ shown }: Pick<ReservationsProps, 'shown'>) {
  const { t } = useTranslation()
  const goHome = useGoHome()
  return (
    <EmptyState
      art="goal"
      title={t(shown === 'reserved' ? 'reserve.list.empty' : 'reserve.list.emptyFailed')}
      text={t('reserve.list.emptyText')}
      actions={
        <Button kind="secondary" onPress={goHome}>
          {t('records.empty.action')}
        </Button>
      }
    />
  )
}
