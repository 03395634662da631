import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../streams/index.ts'
import type {
  GameBetRecord,
  GameKind,
  GameRecordList,
  GameRecordsModel,
  GameRecordsView,
  OpenBet,
} from '../../../streams/gameRecords.ts'
import { useGameRecords } from '../../bindings/useGameRecords.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { GameRecordCard } from './GameRecordCard.tsx'
import { GamesVenue } from './GamesVenue.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { RecordFeed } from './RecordFeed.tsx'
import styles from './RecordList.module.css'

const SKELETON_CARDS = 4

interface GameRecordsProps {
  readonly kind: GameKind
  /** The bet that the member wants to see; `null` for none. */
  readonly sought: OpenBet | null
}

/** The member's bets on a kind of game. */
export function GameRecords({ kind, sought }: GameRecordsProps) {
  const { t } = useTranslation()
  const model = useGameRecords(kind)
  return model === null ? (
    <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  ) : (
    <Shown model={model} kind={kind} sought={sought} />
  )
}

interface ShownProps extends GameRecordsProps {
  readonly model: GameRecordsModel
}

function Shown({ model, kind, sought }: ShownProps) {
  const view = useStream(model.records$)
  const currency = sought?.stake.currency ?? null
  useEffect(() => {
    if (currency !== null) model.setCurrency(currency)
  }, [model, currency])
  return (
    <>
      <RecordFilters
        view={view}
        reserved={undefined}
        onReserved={() => undefined}
        onSettled={model.setSettled}
        onRange={model.setRange}
        onCurrency={model.setCurrency}
      />
      <RecordFeed feed={view.list} onRefresh={model.refresh}>
        {(list) => <List list={list} view={view} kind={kind} sought={sought} onMore={model.more} />}
      </RecordFeed>
    </>
  )
}

interface ListProps extends GameRecordsProps {
  readonly list: GameRecordList
  readonly view: GameRecordsView
  readonly onMore: () => void
}

function List({ list, view, kind, sought, onMore }: ListProps) {
  const { t } = useTranslation()
  if (list.records.length === 0) {
    return (
      <EmptyState
        art="flag"
        title={t(view.settled ? 'bets.games.overNone' : 'bets.games.openNone')}
        text={t('bets.games.noneText')}
      />
    )
  }
  return (
    <ScrollArea>
      {kind === 'anchor' && <GamesVenue />}
      <Totals list={list} settled={view.settled} />
      <ul className={styles.list}>
        {list.records.map((bet) => (
          <Item key={bet.orderNo} bet={bet} isSought={bet.orderNo === sought?.orderNo} />
        ))}
      </ul>
      {list.loadingMore && <Skeleton shape="records" rows={1} label={t('common.loading')} />}
      {list.more && !list.loadingMore && <MoreOnSight onMore={onMore} />}
      {!list.more && <Note>{t('records.end')}</Note>}
    </ScrollArea>
  )
}

interface ItemProps {
  readonly bet: GameBetRecord
  readonly isSought: boolean
}

/** A bet; the focus brings the one that is wanted into view, and tells it to a screen reader. */
function Item({ bet, isSought }: ItemProps) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSought) ref.current?.focus()
  }, [isSought])
  return (
    <li ref={ref} className={styles.order} tabIndex={isSought ? -1 : undefined}>
      <GameRecordCard bet={bet} />
    </li>
  )
}

function Totals({ list, settled }: { readonly list: GameRecordList; readonly settled: boolean }) {
  const { t } = useTranslation()
  const { total, staked, profit } = list
  return (
    <TotalsStrip
      items={[
        {
          key: 'count',
          label: t(settled ? 'records.state.settled' : 'records.state.unsettled'),
          value: t('records.bets', { count: total }),
        },
        ...(staked === null
          ? []
          : [{ key: 'stake', label: t('records.totals.stake'), value: formatMoney(staked) }]),
        ...(settled && profit !== null
          ? [{ key: 'net', label: t('records.totals.net'), value: formatMoney(profit, { sign: true }) }]
          : []),
      ]}
    />
  )
}
