import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { LotteryModel } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { BetFooter } from '../../features/lottery/BetFooter.tsx'
import { DrawHeader } from '../../features/lottery/DrawHeader.tsx'
import { LotteryFeedOr } from '../../features/lottery/LotteryFeedOr.tsx'
import { LotterySettingsSheet } from '../../features/lottery/LotterySettingsSheet.tsx'
import { NumberGroups } from '../../features/lottery/NumberGroups.tsx'
import { PlayTabs } from '../../features/lottery/PlayTabs.tsx'
import { SentBets } from '../../features/lottery/SentBets.tsx'
import { TicketPages } from '../../features/lottery/TicketPages.tsx'
import { useTicketName } from '../../features/lottery/useTicketName.ts'
import { WinNotice } from '../../features/lottery/WinNotice.tsx'
import { lotteryTrendPath, PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import styles from './TicketScreen.module.css'

/** A lottery: its draw, its plays, and what is bet on them. */
export function TicketScreen() {
  const { t } = useTranslation()
  const { ticketId = '' } = useParams()
  const navigate = useNavigate()
  const back = useGoBack(PATHS.lottery)
  const lottery = useLottery()
  const model = lottery.lottery(ticketId)
  const name = useTicketName(ticketId)
  const [open, setOpen] = useState<'settings' | 'pages' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        title={name}
        back={{ label: t('common.action.back'), onPress: back }}
        actions={
          <>
            <IconButton
              icon="trend"
              label={t('lottery.trend.open')}
              onPress={() => void navigate(lotteryTrendPath(ticketId))}
            />
            <IconButton icon="records" label={t('lottery.more')} onPress={() => setOpen('pages')} />
            <IconButton
              icon="settings"
              label={t('lottery.settings.title')}
              onPress={() => setOpen('settings')}
            />
          </>
        }
      />
      <ScreenBanner reports="nothing" />
      <Ticket key={ticketId} model={model} />
      <LotterySettingsSheet open={open === 'settings'} onClose={close} />
      {open === 'pages' && <TicketPages ticketId={ticketId} model={model} onClose={close} />}
    </>
  )
}

function Ticket({ model }: { readonly model: LotteryModel }) {
  const feed = useStream(model.view$)
  return (
    <LotteryFeedOr feed={feed}>
      {(view) => (
        <div className={styles.ticket}>
          <div className={styles.numbers}>
            <ScrollArea>
              <DrawHeader model={model} view={view} />
              <PlayTabs model={model} view={view} />
              <NumberGroups model={model} view={view} />
            </ScrollArea>
          </div>
          <div className={styles.bets}>
            <WinNotice model={model} />
            <SentBets model={model} view={view} />
            <BetFooter model={model} view={view} />
          </div>
        </div>
      )}
    </LotteryFeedOr>
  )
}
