import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatMoney, type RecordsView } from '../../../streams/index.ts'
import { PATHS } from '../../routes/paths.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from './RecordList.module.css'

type Page = NonNullable<RecordsView['list']['value']>

interface RecordListProps {
  readonly view: RecordsView
  readonly onMore: () => void
  readonly onRefresh: () => void
  /** Shares an order with the room that was opened last; `null` when there is none. */
  readonly onShare: ((orderNo: string) => void) | null
}

const SKELETON_CARDS = 4

/** The list of orders in each state of its feed: loading, failed, stale, empty or filled. */
export function RecordList({ view, onMore, onRefresh, onShare }: RecordListProps) {
  const { t } = useTranslation()
  const { list } = view
  useOfflinePage(list.status === 'failed' ? list.reason : null)
  const retry = { label: t('common.action.retry'), onPress: onRefresh }
  if (list.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('records.failed')}
        text={t(`states.feed.${list.reason}`)}
        actions={<Button onPress={onRefresh}>{retry.label}</Button>}
      />
    )
  }
  if (list.value === undefined || view.behind) {
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
      {list.value.orders.length === 0 ? (
        <Empty settled={view.settled} />
      ) : (
        <Orders page={list.value} view={view} onMore={onMore} onShare={onShare} />
      )}
    </>
  )
}

interface OrdersProps {
  readonly page: Page
  readonly view: RecordsView
  readonly onMore: () => void
  readonly onShare: RecordListProps['onShare']
}

function Orders({ page, view, onMore, onShare }: OrdersProps) {
  const { t } = useTranslation()
  const scrolled = useScrollPosition<HTMLDivElement>(
    `records ${view.settled ? `settled ${JSON.stringify(view.range)}` : 'unsettled'}`,
  )
  return (
    <ScrollArea ref={scrolled}>
      <Totals page={page} settled={view.settled} />
      <ul className={styles.list}>
        {page.orders.map((order) => (
          <li key={order.orderNo} className={styles.order}>
            <OrderCard order={order} onShare={onShare} />
          </li>
        ))}
      </ul>
      {view.loadingMore && <Skeleton shape="records" rows={1} label={t('common.loading')} />}
      {view.settled && page.more && !view.loadingMore && <MoreOnSight onMore={onMore} />}
      {view.settled && !page.more && <Note>{t('records.end')}</Note>}
    </ScrollArea>
  )
}

function Totals({ page, settled }: { readonly page: Page; readonly settled: boolean }) {
  const { t } = useTranslation()
  const refused = page.refused ?? 0
  const result = settled
    ? { label: t('records.totals.net'), value: formatMoney(page.profitTotal, { sign: true }) }
    : { label: t('records.totals.maxWin'), value: formatMoney(page.maxWinTotal) }
  return (
    <TotalsStrip
      items={[
        {
          key: 'count',
          label: t(settled ? 'records.state.settled' : 'records.state.unsettled'),
          value: t('records.bets', { count: page.total - refused }),
          note: refused > 0 ? t('records.refusedCount', { count: refused }) : undefined,
        },
        { key: 'stake', label: t('records.totals.stake'), value: formatMoney(page.stakeTotal) },
        { key: 'result', ...result },
      ]}
    />
  )
}

function Empty({ settled }: { readonly settled: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <EmptyState
      art="goal"
      title={t(settled ? 'records.empty.settled' : 'records.empty.unsettled')}
      text={t('records.empty.text')}
      actions={
        <Button kind="secondary" onPress={() => void navigate(PATHS.home)}>
          {t('records.empty.action')}
        </Button>
      }
    />
  )
}
