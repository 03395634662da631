import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../streams/index.ts'
import type { LotteryChase } from '../../../streams/gameRecords.ts'
import { useChases$ } from '../../bindings/useGameRecords.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { lotteryPath } from '../../routes/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { RecordCard, RecordSelection } from '../../ui/record/RecordCard.tsx'
import { RecordMoney } from '../../ui/record/RecordMoney.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { RecordFeed } from './RecordFeed.tsx'
import styles from './RecordList.module.css'
import foot from './GameRecords.module.css'

/** The member's chases: bets over several draws of a lottery. */
export function Chases() {
  const { t } = useTranslation()
  const chases$ = useChases$()
  return chases$ === null ? (
    <Skeleton shape="records" rows={2} label={t('common.loading')} />
  ) : (
    <Shown chases$={chases$} />
  )
}

function Shown({ chases$ }: { readonly chases$: NonNullable<ReturnType<typeof useChases$>> }) {
  const { t } = useTranslation()
  const feed = useStream(chases$)
  return (
    <RecordFeed feed={feed} onRefresh={() => undefined}>
      {(chases) =>
        chases.length === 0 ? (
          <EmptyState art="flag" title={t('bets.appendedNone')} text={t('bets.games.noneText')} />
        ) : (
          <ScrollArea>
            <ul className={styles.list}>
              {chases.map((chase) => (
                <li key={chase.chaseNo} className={styles.order}>
                  <ChaseCard chase={chase} />
                </li>
              ))}
            </ul>
          </ScrollArea>
        )
      }
    </RecordFeed>
  )
}

function ChaseCard({ chase }: { readonly chase: LotteryChase }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { name, playName, numbers, state, draws, drawn, cost, open, givenBack, won, placedAt } = chase
  const status = t(`bets.games.chase.${state}`)
  return (
    <RecordCard
      kind={name}
      time={placedAt === null ? '' : zonedTime(placedAt, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${cost.currency}`)}
      status={status}
      tone={won.minor > 0 ? 'win' : state === 'inProgress' ? 'pending' : 'lose'}
      label={t('records.cardLabel', { kind: name, status, stake: formatMoney(cost) })}
    >
      <RecordSelection
        name={playName}
        price={t('bets.games.chase.progress', { drawn: String(drawn), draws: String(draws) })}
        detail={[numbers, ...(chase.stopOnWin ? [t('bets.games.chase.stopOnWin')] : [])].join(' · ')}
      />
      <RecordMoney
        items={[
          { key: 'cost', label: t('bets.games.chase.cost'), value: formatMoney(cost) },
          { key: 'open', label: t('bets.games.chase.open'), value: formatMoney(open) },
          { key: 'back', label: t('bets.games.chase.givenBack'), value: formatMoney(givenBack) },
          {
            key: 'won',
            label: t('bets.games.chase.won'),
            value: formatMoney(won),
            tone: won.minor > 0 ? 'win' : undefined,
          },
        ]}
      />
      <div className={foot.foot}>
        <span>{t('records.orderNo', { number: chase.chaseNo })}</span>
        <Link className={foot.proof} to={lotteryPath(chase.lottery.ticketId)}>
          {name}
        </Link>
      </div>
    </RecordCard>
  )
}
