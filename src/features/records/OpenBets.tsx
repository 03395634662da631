import { formatMoney } from '../../../streams/index.ts'
import {
  type OpenBet,
  type OpenBetList,
  openBetSums,
  type OpenBets as OpenBetsModel,
  type ReservedList,
} from '../../../streams/gameRecords.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { RecordCard, RecordSelection } from '../../ui/record/RecordCard.tsx'
import { RecordMoney, TotalsStrip } from '../../ui/record/RecordMoney.tsx'
import { numbersWords, planWord } from '../../words/lotteryWords.ts'
import { venueName } from '../../words/venueWords.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { gamePrice } from './gamePrice.ts'
import { RecordFeed } from './RecordFeed.tsx'
import foot from './GameRecords.module.css'
import styles from './RecordList.module.css'

interface Props {
  /** `null` until it is created. */
  readonly model: OpenBetsModel | null
  /** Reservations where it is not of bets. */
  readonly list?: 'unsettled' | ReservedList
  /** Shows a bet in the records of its kind. */
  readonly onBet: (bet: OpenBet) => void
}

type CardProps = Required<Pick<Props, 'onBet' | 'list'>>

const WORDS = {
  unsettled: { none: 'bets.games.openNone', heading: 'bets.open.heading', status: 'bets.games.outcome.none' },
  reserved: { none: 'reserve.list.empty', heading: 'reserve.list.count', status: 'reserve.state.waiting' },
  failed: { none: 'reserve.list.emptyFailed', heading: 'reserve.list.count', status: 'reserve.state.failed' },
} as const

const SKELETON_CARDS = 4

/** The member's bets on everything that are not settled, or reservations at all venues, newest first. */
export function OpenBets({ model, list = 'unsettled', onBet }: Props) {
  const { t } = useTranslation()
  return model === null ? (
    <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  ) : (
    <Shown model={model} list={list} onBet={onBet} />
  )
}

function Shown({ model, ...rest }: CardProps & { readonly model: OpenBetsModel }) {
  const feed = useStream(model.list$)
  return (
    <RecordFeed feed={feed} onRefresh={model.refresh}>
      {(listed) => <List listed={listed} {...rest} />}
    </RecordFeed>
  )
}

function List({ listed: { bets, total }, list, onBet }: CardProps & { readonly listed: OpenBetList }) {
  const { t } = useTranslation()
  const words = WORDS[list]
  if (bets.length === 0) {
    return <EmptyState art="flag" title={t(words.none)} text={t('bets.games.noneText')} />
  }
  return (
    <ScrollArea>
      <h2 className={foot.heading}>{t(words.heading, { count: total })}</h2>
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
            ...(mostBack === null || list === 'failed'
              ? []
              : [{ key: 'back', label: t('bets.canReturn'), value: formatMoney(mostBack) }]),
          ]}
        />
      ))}
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.orderNo} className={styles.order}>
            <OpenBetCard bet={bet} list={list} onBet={onBet} />
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

function OpenBetCard({ bet, list, onBet }: CardProps & { readonly bet: OpenBet }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { group, name, selection, chosen, odds, round, legs, stake, placedAt, orderNo } = bet
  const status = t(WORDS[list].status)
  const kind = t(`records.tabs.${group}`)
  const present = useStream(useStreams().venue.code$)
  const other = bet.venue !== null && bet.venue !== present ? venueName(t, bet.venue) : null
  return (
    <RecordCard
      kind={kind}
      time={placedAt === null ? '' : zonedTime(placedAt, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${stake.currency}`)}
      status={status}
      tone={list === 'failed' ? 'refused' : 'pending'}
      label={t('records.cardLabel', { kind, status, stake: formatMoney(stake) })}
    >
      <RecordSelection
        name={selection}
        price={gamePrice(odds)}
        detail={[
          ...(chosen === null ? [] : [numbersWords(t, chosen.playId, chosen.numbers)]),
          name,
          ...(round === null
            ? []
            : [t('bets.games.round', { round: chosen === null ? round : planWord(round) })]),
          ...(legs === null || legs < 2 ? [] : [t('bets.open.legs', { legs: String(legs) })]),
        ].join(' · ')}
      />
      <RecordMoney items={[{ key: 'stake', label: t('records.stake'), value: formatMoney(stake) }]} />
      <div className={foot.foot}>
        <span>{t('records.orderNo', { number: orderNo })}</span>
        <button
          type="button"
          className={foot.proof}
          aria-label={
            other === null
              ? t('bets.open.toOf', { group: kind, number: orderNo })
              : t('bets.open.toVenueOf', { name: other, number: orderNo })
          }
          onClick={() => {
            onBet(bet)
          }}
        >
          {other === null ? t('bets.open.to') : t('common.venue.goTo', { name: other })}
        </button>
      </div>
    </RecordCard>
  )
}
