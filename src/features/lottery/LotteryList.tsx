import { useState } from 'react'
import { Link } from 'react-router-dom'
import { drawOfPlan, filteredLotteries, type ListedLottery, LOTTERY_LISTS } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lotteryPath } from '../../routes/paths.ts'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Star } from '../../ui/match/Star.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { AwaitedDraw, useAwaitedDraw } from './AwaitedDraw.tsx'
import { Balls } from './Balls.tsx'
import { calendarWords } from './calendarWords.ts'
import { Countdown, useOnSale } from './Countdown.tsx'
import { ListFilter } from './ListFilter.tsx'
import { LotteryFeedOr } from './LotteryFeedOr.tsx'
import { RunningChases } from './RunningChases.tsx'
import { planWord } from '../../words/lotteryWords.ts'
import styles from './LotteryList.module.css'

const PANEL = 'lottery-list'

type ListName = (typeof LOTTERY_LISTS)[number]

/** The lists of lotteries, with their last numbers and countdowns. */
export function LotteryList() {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const lottery = useLottery()
  const tab = useStream(lottery.tab$)
  const filter = useStream(lottery.filter$)
  const feed = useStream(lottery.feed.list$(tab))
  const counts = useStream(lottery.feed.counts$)
  return (
    <>
      <Tabs
        label={t('lottery.listLabel')}
        items={LOTTERY_LISTS.map((key) => ({ key, label: t(`lottery.tab.${key}`), count: counts.get(key) }))}
        selected={tab}
        onSelect={lottery.chooseTab}
        panelId={PANEL}
      />
      <ListFilter />
      <ScrollArea>
        <RunningChases />
        <div id={PANEL} role="tabpanel" aria-label={t(`lottery.tab.${tab}`)}>
          <LotteryFeedOr feed={feed} session={lottery.listsSession}>
            {(rows) => <Rows rows={filteredLotteries(rows, filter)} empty={emptyKey(tab, rows.length)} />}
          </LotteryFeedOr>
        </div>
      </ScrollArea>
    </>
  )
}

/** Why a list shows nothing. */
function emptyKey(tab: ListName, all: number) {
  if (all > 0) return 'lottery.filter.none'
  return tab === 'collect' ? 'lottery.noneCollected' : 'lottery.none'
}

interface RowsProps {
  readonly rows: readonly ListedLottery[]
  readonly empty: ReturnType<typeof emptyKey>
}

function Rows({ rows, empty }: RowsProps) {
  const { t } = useTranslation()
  if (rows.length === 0) return <EmptyState art="flag" title={t(empty)} />
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row key={row.lottery.ticketId} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { readonly row: ListedLottery }) {
  const { t } = useTranslation()
  const { feed } = useLottery()
  const { lottery, name, status, message, sale, last, collected } = row
  const onSale = useOnSale(sale) && status === 'open'
  const awaited = useAwaitedDraw(lottery, last)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {row.icon !== '' && <img className={styles.icon} src={row.icon} alt="" />}
        <div className={styles.names}>
          <h2 className={styles.name}>
            {name}
            <Star
              on={collected}
              label={t('lottery.collect', { name })}
              onToggle={() => feed.collect(lottery.ticketId, !collected)}
            />
          </h2>
          <p className={styles.plan}>
            {[
              ...(sale === null ? [] : [t('lottery.plan', { plan: planWord(sale.planId) })]),
              calendarWords(t, lottery),
            ].join(' · ')}
          </p>
        </div>
        <div className={styles.sale}>
          {onSale && sale !== null && (
            <Countdown sale={sale} opensAt={drawOfPlan(lottery, sale.planId)?.opensAt ?? null} />
          )}
          <span>{t(`lottery.status.${status === 'open' && !onSale ? 'sealed' : status}`)}</span>
        </div>
      </div>
      {message !== '' && <p className={styles.message}>{message}</p>}
      <div className={styles.foot}>
        <span className={styles.last}>
          {awaited !== null ? (
            <AwaitedDraw lottery={lottery} draw={awaited} line="small" />
          ) : last === null || last.voided ? (
            <small>{t(last === null ? 'lottery.noDraw' : 'lottery.voided')}</small>
          ) : (
            <>
              <small>{t('lottery.lastPlan', { plan: planWord(last.planId) })}</small>
              <Balls seriesId={lottery.seriesId} numbers={last.numbers} />
            </>
          )}
        </span>
        <Link
          to={lotteryPath(lottery.ticketId)}
          className={classNames(styles.enter, !onSale && styles.quiet)}
          aria-label={`${t(onSale ? 'lottery.bet' : 'lottery.view')} ${name}`}
        >
          {t(onSale ? 'lottery.bet' : 'lottery.view')}
        </Link>
      </div>
    </li>
  )
}
