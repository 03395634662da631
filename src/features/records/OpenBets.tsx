import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../streams/index.ts'
import {
  type OpenBet,
  type OpenBetList,
  openBetSums,
  type OpenBets as OpenBetsModel,
} from '../../../streams/gameRecords.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { RecordCard, RecordSelection } from '../../ui/record/RecordCard.tsx'
import { RecordMoney, TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { gamePrice } from './gamePrice.ts'
import { RecordFeed } from './RecordFeed.tsx'
import foot from './GameRecords.module.css'
import styles from './RecordList.module.css'

interface Props {
  /** `null` until it is created. */
  readonly model: OpenBetsModel | null
  /** Shows a bet in the records of its kind. */
  readonly onBet: (bet: OpenBet) => void
}

type CardProps = Pick<Props, 'onBet'>

const SKELETON_CARDS = 4

/** The member's bets on everything that are not settled, newest first. */
export function OpenBets({ model, onBet }: Props) {
  const { t } = useTranslation()
  return model === null ? (
    <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  ) : (
    <Shown model={model} onBet={onBet} />
  )
}

function Shown({ model, onBet }: CardProps & { readonly model: OpenBetsModel }) {
  const feed = useStream(model.list$)
  return (
    <RecordFeed feed={feed} onRefresh={model.refresh}>
      {(list) => <List list={list} onBet={onBet} />}
    </RecordFeed>
  )
}

function List({ list: { bets, total }, onBet }: CardProps & { readonly list: OpenBetList }) {
  const { t } = useTranslation()
  if (bets.length === 0) {
    return <EmptyState art="flag" title={t('bets.games.openNone')} text={t('bets.games.noneText')} />
  }
  return (
    <ScrollArea>
      <h2 className={foot.heading}>{t('bets.open.heading', { count: total })}</h2>
      {openBetSums(bets).map(({ currency, count, staked, mostBack }) => (
        <TotalsStrip
          key={currency}
          items={[
            {
              key: 'count',
              label: t(`common.currency.${currency}`),
              value: t('records.bets', { count }),
            },
            { key: 'stake', label: t('records.totals.stake'), value: formatMoney(staked) },
            ...(mostBack === null
              ? []
              : [{ key: 'back', label: t('bets.canReturn'), value: formatMoney(mostBack) }]),
          ]}
        />
      ))}
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.orderNo} className={styles.order}>
            <OpenBetCard bet={bet} onBet={onBet} />
          </li>
        ))}
      </ul>
      <Note>
        {total > bets.length
          ? t('bets.open.newest', { shown: String(bets.length), total: String(total) })
          : t('records.end')}
      </Note>
    </ScrollArea>
  )
}

function OpenBetCard({ bet, onBet }: CardProps & { readonly bet: OpenBet }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { group, name, selection, odds, round, legs, stake, placedAt, orderNo } = bet
  const status = t('bets.games.outcome.none')
  const kind = t(`records.tabs.${group}`)
  return (
    <RecordCard
      kind={kind}
      time={placedAt === null ? '' : zonedTime(placedAt, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${stake.currency}`)}
      status={status}
      tone="pending"
      label={t('records.cardLabel', { kind, status, stake: formatMoney(stake) })}
    >
      <RecordSelection
        name={selection}
        price={gamePrice(odds)}
        detail={[
          name,
          ...(round === null ? [] : [t('bets.games.round', { round })]),
          ...(legs === null || legs < 2 ? [] : [t('bets.open.legs', { legs: String(legs) })]),
        ].join(' · ')}
      />
      <RecordMoney items={[{ key: 'stake', label: t('records.stake'), value: formatMoney(stake) }]} />
      <div className={foot.foot}>
        <span>{t('records.orderNo', { number: orderNo })}</span>
        <button
          type="button"
          className={foot.proof}
          aria-label={t('bets.open.toOf', { group: kind, number: orderNo })}
          onClick={() => {
            onBet(bet)
          }}
        >
          {t('bets.open.to')}
        </button>
      </div>
    </RecordCard>
  )
}
