import type { CasinoStreams } from '../../../streams/casino.ts'
import { formatMoney, money } from '../../../streams/index.ts'
import { useOfCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './OwnRound.module.css'

/** How long the member has played today, and the net result; without colours for gain or loss. */
export function PlayedToday() {
  const today$ = useOfCasino((casino, screen) => casino.today$(screen))
  return today$ === null ? <Words minutes="–" net="–" /> : <Known today$={today$} />
}

function Known({ today$ }: { readonly today$: ReturnType<CasinoStreams['today$']> }) {
  const today = useStream(today$).value?.today
  if (today === undefined) return <Words minutes="–" net="–" />
  // In RMB at every table, as the limits of the member are.
  const net = formatMoney(money(today.net, 'RMB'), { sign: true, symbol: true })
  return <Words minutes={String(today.minutes)} net={net} />
}

function Words({ minutes, net }: { readonly minutes: string; readonly net: string }) {
  const { t } = useTranslation()
  return (
    <p className={styles.line}>
      <span>{t('casino.today.minutes', { minutes })}</span>
      <span>{t('casino.today.net', { net })}</span>
    </p>
  )
}
