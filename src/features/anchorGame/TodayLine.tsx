import { formatMoney } from '../../../streams/index.ts'
import type { PlayStreams } from '../../../streams/play.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './GamePanel.module.css'

/** How long the member has played today, and the net result; without colours for gain or loss. */
export function TodayLine({ play }: { readonly play: PlayStreams }) {
  const today$ = useScope((screen) => play.today$(screen), play)
  return today$ === null ? <Words minutes="–" net="–" /> : <Today today$={today$} />
}

function Today({ today$ }: { readonly today$: ReturnType<PlayStreams['today$']> }) {
  const today = useStream(today$).value?.today
  if (today === undefined) return <Words minutes="–" net="–" />
  const net = formatMoney({ minor: today.net, currency: 'RMB' }, { sign: true })
  return <Words minutes={String(today.minutes)} net={net} />
}

function Words({ minutes, net }: { readonly minutes: string; readonly net: string }) {
  const { t } = useTranslation()
  return (
    <p className={styles.today}>
      <span>{t('anchorGame.today', { minutes })}</span>
      <span>{t('anchorGame.todayNet', { amount: net })}</span>
    </p>
  )
}
