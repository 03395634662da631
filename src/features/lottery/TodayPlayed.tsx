import { formatMoney } from '../../../streams/index.ts'
import type { LotteryStreams } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Ticket.module.css'

/** How long the member has played today, and the net result; without colours for gain or loss. */
export function TodayPlayed() {
  const lottery = useLottery()
  const today$ = useScope((screen) => lottery.today$(screen), lottery)
  return today$ === null ? null : <Words today$={today$} />
}

function Words({ today$ }: { readonly today$: ReturnType<LotteryStreams['today$']> }) {
  const { t } = useTranslation()
  const today = useStream(today$).value?.today
  const net = today === undefined ? '–' : formatMoney({ minor: today.net, currency: 'RMB' }, { sign: true })
  return (
    <span className={styles.today}>
      {t('lottery.today', { minutes: today === undefined ? '–' : String(today.minutes), net })}
    </span>
  )
}
