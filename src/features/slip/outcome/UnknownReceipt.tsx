import { formatMoney, type OutcomeView } from '../../../../streams/index.ts'
import { useStreams } from '../../../bindings/StreamsProvider.tsx'
import { useStream } from '../../../bindings/useStream.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { Note } from '../../../ui/feedback/Note.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Receipt } from '../../../ui/slip/Receipt.tsx'
import { distinctBets, legMatchWords, orderNumbers, outcomeTitle } from './outcomeWords.ts'

/**
 * The receipt of an unknown outcome: it is being looked up. The confirm is never sent again, and never
 * reported as failed.
 */
export function UnknownReceipt({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation()
  const { second$, serverTime } = useStreams()
  const now = useStream(second$)
  const { rate } = useStream(serverTime.state$)
  const { sentAt, validUntil } = outcome
  const seconds = Math.max(0, Math.ceil((validUntil - now) / rate / 1000))
  const [number] = orderNumbers(outcome)
  const legs = distinctBets(outcome).flatMap((bet) => bet.legs)
  return (
    <Receipt
      outcome="unknown"
      title={outcomeTitle(t, outcome)}
      text={seconds > 0 ? t('slip.result.unknownText') : t('slip.result.unknownLong')}
      amount={formatMoney(outcome.stake, { symbol: true })}
    >
      <ProgressBar
        label={t('slip.result.unknownProgress')}
        value={(now - sentAt) / Math.max(1, validUntil - sentAt)}
      />
      {legs.map((leg) => (
        <KeyValue key={leg.key} label={legMatchWords(t, leg)} value={leg.agreedOdds} />
      ))}
      {number === undefined ? (
        <KeyValue label={t('slip.result.lookUpNo')} value={outcome.id.slice(0, LOOK_UP_DIGITS)} />
      ) : (
        <KeyValue label={t('slip.orderNo')} value={number} />
      )}
      {seconds > 0 && <Note align="start">{t('slip.result.unknownRule', { seconds: String(seconds) })}</Note>}
    </Receipt>
  )
}

/** How much of the client order id is shown: enough to quote it to support. */
const LOOK_UP_DIGITS = 12
