import { Link } from 'react-router-dom'
import { formatMoney } from '../../../streams/index.ts'
import type { Chases as ChasesModel, LotteryChase } from '../../../streams/gameRecords.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lotteryPath } from '../../routes/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { RecordCard, RecordSelection, type RecordTone } from '../../ui/record/RecordCard.tsx'
import { RecordMoney } from '../../ui/record/RecordMoney.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { chaseStateWord, numbersWords } from '../../words/lotteryWords.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { ListEnd } from './ListEnd.tsx'
import { RecordFeed } from './RecordFeed.tsx'
import styles from './RecordList.module.css'
import foot from './GameRecords.module.css'

interface ChasesProps {
  /** `null` until it is created. */
  readonly model: ChasesModel | null
}

/** The member's chases: bets over several draws of a lottery. */
export function Chases({ model }: ChasesProps) {
  const { t } = useTranslation()
  return model === null ? (
    <Skeleton shape="records" rows={2} label={t('common.loading')} />
  ) : (
    <Shown model={model} />
  )
}

function Shown({ model }: { readonly model: ChasesModel }) {
  const { t } = useTranslation()
  return (
    <RecordFeed feed={useStream(model.list$)} onRefresh={model.refresh}>
      {({ chases, ...paging }) =>
        chases.length === 0 && !paging.more ? (
          <EmptyState art="flag" title={t('bets.appendedNone')} text={t('bets.games.noneText')} />
        ) : (
          <ScrollArea>
            <ul className={classNames(styles.list, styles.apart)}>
              {chases.map((chase) => (
                <li key={chase.chaseNo} className={styles.order}>
                  <ChaseCard chase={chase} />
                </li>
              ))}
            </ul>
            <ListEnd {...paging} onMore={model.more} />
          </ScrollArea>
        )
      }
    </RecordFeed>
  )
}

function ChaseCard({ chase }: { readonly chase: LotteryChase }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { name, play, playName, numbers, draws, drawn, cost, open, givenBack, won, placedAt } = chase
  const status = chaseStateWord(t, chase)
  return (
    <RecordCard
      kind={name}
      time={placedAt === null ? '' : zonedTime(placedAt, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${cost.currency}`)}
      status={status}
      tone={toneOf(chase)}
      label={t('records.cardLabel', { kind: name, status, stake: formatMoney(cost) })}
    >
      <RecordSelection
        name={playName}
        price={t('bets.games.chase.progress', { drawn: String(drawn), draws: String(draws) })}
        detail={[
          numbersWords(t, play.playId, numbers),
          ...(chase.stopOnWin ? [t('bets.games.chase.stopOnWin')] : []),
        ].join(' · ')}
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
            tone: isAhead(chase) ? 'win' : undefined,
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

/** Won only if the draws so far returned more than they cost; getting back a part of the cost is not a win. */
function isAhead({ cost, open, givenBack, won }: LotteryChase): boolean {
  return won.minor > cost.minor - open.minor - givenBack.minor
}

function toneOf(chase: LotteryChase): RecordTone {
  if (chase.state === 'inProgress') return 'pending'
  if (chase.givenBack.minor === chase.cost.minor) return 'refused'
  if (isAhead(chase)) return 'win'
  return chase.won.minor > 0 ? 'push' : 'lose'
}
