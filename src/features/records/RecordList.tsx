import { useCallback, useState } from 'react'
import { formatMoney, type RecordsView } from '../../../streams/index.ts'
import { useGoHome } from '../../routes/useGoHome.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { usePullToRefresh } from '../scroll/usePullToRefresh.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { OrderCard } from './OrderCard.tsx'
import { RecordFeed } from './RecordFeed.tsx'
import { SoughtItem } from './SoughtItem.tsx'
import styles from './RecordList.module.css'

type Page = NonNullable<RecordsView['list']['value']>

interface RecordListProps {
  readonly view: RecordsView
  readonly onMore: () => void
  readonly onRefresh: () => void
  /** Shares an order with the room that was opened last; `null` when there is none. */
  readonly onShare: ((orderNo: string) => void) | null
  /** The number of the order that the member wants to see; `null` for none. */
  readonly sought: string | null
}

/** The list of orders in each state of its feed: loading, failed, stale, empty or filled. */
export function RecordList({ view, onMore, onRefresh, onShare, sought }: RecordListProps) {
  return (
    <RecordFeed<Page> feed={view.list} behind={view.behind} onRefresh={onRefresh}>
      {(page) =>
        page.orders.length === 0 ? (
          <Empty settled={view.settled} search={view.search} />
        ) : (
          <Orders
            page={page}
            view={view}
            onMore={onMore}
            onRefresh={onRefresh}
            onShare={onShare}
            sought={sought}
          />
        )
      }
    </RecordFeed>
  )
}

interface OrdersProps extends RecordListProps {
  readonly page: Page
}

function Orders({ page, view, onMore, onRefresh, onShare, sought }: OrdersProps) {
  const { t } = useTranslation()
  const scrolled = useScrollPosition<HTMLDivElement>(
    `records ${view.settled ? `settled ${JSON.stringify(view.range)}` : 'unsettled'} ${view.currency}`,
  )
  const { ref: pull, pulled, enough } = usePullToRefresh<HTMLDivElement>(onRefresh)
  const area = useCallback(
    (element: HTMLDivElement | null) => {
      const ends = [scrolled(element), pull(element)]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [scrolled, pull],
  )
  return (
    <ScrollArea ref={area}>
      {pulled > 0 && (
        <div className={styles.pulled} style={{ height: pulled }}>
          {t(enough ? 'bets.release' : 'bets.pull')}
        </div>
      )}
      {!isSearch(view) && <Totals page={page} settled={view.settled} />}
      <ul className={styles.list}>
        {page.orders.map((order) => (
          <SoughtItem key={order.orderNo} isSought={order.orderNo === sought}>
            <OrderCard order={order} onShare={onShare} />
          </SoughtItem>
        ))}
      </ul>
      {view.loadingMore && <Skeleton shape="records" rows={1} label={t('common.loading')} />}
      {(view.settled || isSearch(view)) && page.more && !view.loadingMore && (
        <MoreOnSight onMore={onMore} byHand={view.list.status !== 'live'} />
      )}
      {(view.settled || isSearch(view)) && !page.more && <Note>{t('records.end')}</Note>}
    </ScrollArea>
  )
}

function Totals({ page, settled }: { readonly page: Page; readonly settled: boolean }) {
  const { t } = useTranslation()
  const refused = page.refused ?? 0
  const [open, setOpen] = useState(false)
  const result = settled
    ? { label: t('records.totals.net'), value: formatMoney(page.profitTotal, { sign: true }) }
    : { label: t('records.totals.maxWin'), value: formatMoney(page.maxWinTotal) }
  const { consumedTotal, canReturnTotal } = page
  const others = [
    ...(consumedTotal === null
      ? []
      : [{ key: 'consumed', label: t('bets.consumed'), value: formatMoney(consumedTotal) }]),
    ...(canReturnTotal === null
      ? []
      : [{ key: 'canReturn', label: t('bets.canReturn'), value: formatMoney(canReturnTotal) }]),
    settled
      ? { key: 'maxWin', label: t('records.totals.maxWin'), value: formatMoney(page.maxWinTotal) }
      : { key: 'net', label: t('records.totals.net'), value: formatMoney(page.profitTotal, { sign: true }) },
  ]
  return (
    <>
      <TotalsStrip
        items={[
          {
            key: 'count',
            label: t(settled ? 'records.state.settled' : 'records.state.unsettled'),
            value: t('records.bets', { count: page.accepted ?? page.total - refused }),
            note: refused > 0 ? t('records.refusedCount', { count: refused }) : undefined,
          },
          { key: 'stake', label: t('records.totals.stake'), value: formatMoney(page.stakeTotal) },
          { key: 'result', ...result },
        ]}
      />
      {open && <TotalsStrip items={others} />}
      <Button
        kind="quiet"
        size="small"
        onPress={() => {
          setOpen(!open)
        }}
      >
        {open ? t('common.action.collapse') : t('bets.moreTotals')}
      </Button>
    </>
  )
}

/** Whether the list shows what a search has found. */
function isSearch({ search }: RecordsView): boolean {
  return search !== null && search !== ''
}

function Empty({ settled, search }: Pick<RecordsView, 'settled' | 'search'>) {
  const { t } = useTranslation()
  const goHome = useGoHome()
  if (search !== null && search !== '') return <EmptyState art="flag" title={t('bets.searchNone')} />
  return (
    <EmptyState
      art="goal"
      title={t(settled ? 'records.empty.settled' : 'records.empty.unsettled')}
      text={t('records.empty.text')}
      actions={
        <Button kind="secondary" onPress={goHome}>
          {t('records.empty.action')}
        </Button>
      }
    />
  )
}
