import { useEffect } from 'react'
import { formatMoney } from '../../../streams/index.ts'
import type {
  GameKind,
  GameRecordList,
  GameRecordsModel,
  GameRecordsView,
  OpenBet,
} from '../../../streams/gameRecords.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GameRecordCard } from './GameRecordCard.tsx'
import { GamesVenue } from './GamesVenue.tsx'
import { ListEnd } from './ListEnd.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { RecordFeed } from './RecordFeed.tsx'
import { SoughtItem } from './SoughtItem.tsx'
import styles from './RecordList.module.css'

const SKELETON_CARDS = 4

interface GameRecordsProps {
  readonly kind: GameKind
  /** `null` until it is created. */
  readonly model: GameRecordsModel | null
  /** The bet that the member wants to see; `null` for none. */
  readonly sought: OpenBet | null
}

/** The member's bets on a kind of game. */
export function GameRecords({ model, ...rest }: GameRecordsProps) {
  const { t } = useTranslation()
  return model === null ? (
    <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  ) : (
    <Shown model={model} {...rest} />
  )
}

interface ShownProps extends GameRecordsProps {
  readonly model: GameRecordsModel
}

function Shown({ model, kind, sought }: ShownProps) {
  const view = useStream(model.records$)
  const currency = sought?.stake.currency ?? null
  useEffect(() => {
    if (currency === null) return
    // A bet is sought among those that wait for their round.
    model.setSettled(false)
    model.setCurrency(currency)
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

interface ListProps extends Omit<GameRecordsProps, 'model'> {
  readonly list: GameRecordList
  readonly view: GameRecordsView
  readonly onMore: () => void
}

function List({ list, view, kind, sought, onMore }: ListProps) {
  const { t } = useTranslation()
  const { records, more, loadingMore, moreFailed } = list
  const isMissing = lacks(list, view, sought)
  // A page that could not be read leaves the number as it is, and is not asked for again until the end is in sight.
  const listed = records.length
  useEffect(() => {
    if (isMissing && more) onMore()
  }, [isMissing, more, listed, onMore])
  if (listed === 0) {
    return (
      <EmptyState
        art="flag"
        title={t(view.settled ? 'bets.games.overNone' : 'bets.games.openNone')}
        text={t(isMissing ? 'bets.open.gone' : 'bets.games.noneText')}
      />
    )
  }
  return (
    <ScrollArea>
      {kind === 'anchor' && <GamesVenue />}
      <Totals list={list} settled={view.settled} />
      {isMissing && !more && (
        <Note>
          <span role="status">{t('bets.open.gone')}</span>
        </Note>
      )}
      <ul className={styles.list}>
        {records.map((bet) => (
          <SoughtItem key={bet.orderNo} isSought={bet.orderNo === sought?.orderNo}>
            <GameRecordCard bet={bet} />
          </SoughtItem>
        ))}
      </ul>
      <ListEnd more={more} loadingMore={loadingMore} moreFailed={moreFailed} onMore={onMore} />
    </ScrollArea>
  )
}

/** Whether the bet that is wanted is not among those that were read, in the list in which it was open. */
function lacks({ records }: GameRecordList, view: GameRecordsView, sought: OpenBet | null): boolean {
  if (sought === null || view.settled || view.currency !== sought.stake.currency) return false
  return records.every(({ orderNo }) => orderNo !== sought.orderNo)
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
