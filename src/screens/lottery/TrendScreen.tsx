import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { calendarDay, dayDigits, type LotteryTable, trendViews } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { LotteryFeedOr } from '../../features/lottery/LotteryFeedOr.tsx'
import { TrendChart } from '../../features/lottery/TrendChart.tsx'
import { trendViewWord } from '../../features/lottery/trendWords.ts'
import { useTicketName } from '../../features/lottery/useTicketName.ts'
import { lotteryPath } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** How values came in the past draws of a lottery. */
export function TrendScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { ticketId = '' } = useParams()
  const back = useGoBack(lotteryPath(ticketId))
  const name = useTicketName(ticketId)
  const table = useStream(useLottery().feed.table$(ticketId))
  return (
    <>
      <PageHeader
        title={`${name} ${t('lottery.trend.title')}`}
        back={{ label: t('common.action.back'), onPress: back }}
      />
      <ScreenBanner reports="nothing" />
      <LotteryFeedOr feed={table}>{(known) => <Trends table={known} />}</LotteryFeedOr>
      <Inset>
        <Button onPress={() => void navigate(lotteryPath(ticketId))}>{t('lottery.trend.choose')}</Button>
      </Inset>
    </>
  )
}

const WINDOWS = ['30', '50', '100', 'today'] as const

type Window = (typeof WINDOWS)[number]

function Trends({ table: { lottery } }: { readonly table: LotteryTable }) {
  const { t } = useTranslation()
  const { feed, now } = useLottery()
  const views = trendViews(lottery.seriesId)
  const [shown, setShown] = useState('0')
  const [window, setWindow] = useState<Window>('30')
  const view = views[Number(shown)] ?? views[0]
  const [today] = useState(() => dayDigits(calendarDay(now())))
  const draws = useStream(
    window === 'today' ? feed.day$(lottery.ticketId, today) : feed.history$(lottery.ticketId),
  )
  return (
    <>
      <Tabs
        label={t('lottery.trend.views')}
        place="dense"
        items={views.map((each, index) => ({
          key: String(index),
          label: trendViewWord(t, lottery.seriesId, each),
        }))}
        selected={shown}
        onSelect={setShown}
      />
      <ChipRow
        label={t('lottery.trend.windows')}
        items={WINDOWS.map((key) => ({
          key,
          label: t(`lottery.trend.window.${key === 'today' ? key : (`last${key}` as const)}`),
        }))}
        selected={window}
        onSelect={setWindow}
      />
      <LotteryFeedOr feed={draws}>
        {(known) =>
          view === undefined ? null : (
            <TrendChart
              seriesId={lottery.seriesId}
              view={view}
              draws={known}
              size={window === 'today' ? known.length : Number(window)}
            />
          )
        }
      </LotteryFeedOr>
    </>
  )
}
