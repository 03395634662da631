import { formatMoney } from '../../../streams/index.ts'
import type { LotteryModel, LotteryView, SentCall } from '../../../streams/lottery.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { planWord } from '../../words/lotteryWords.ts'
import styles from './Ticket.module.css'

interface SentBetsProps {
  readonly model: LotteryModel
  readonly view: LotteryView
}

const SHOWN = 3

/** What became of the calls that were sent, newest first, wherever the numbers are scrolled to. */
export function SentBets({ model, view }: SentBetsProps) {
  const calls = view.calls.slice(0, SHOWN)
  if (calls.length === 0) return null
  return (
    <div className={styles.sent}>
      {calls.map((call) => (
        <Sent key={call.call.id} sent={call} onClose={model.dismiss} />
      ))}
    </div>
  )
}

interface SentProps {
  readonly sent: SentCall
  readonly onClose: (callId: string) => void
}

function Sent({ sent, onClose }: SentProps) {
  const { t, i18n } = useTranslation()
  const { call, phase, failure } = sent
  const minor = call.bets.reduce((sum, { stake }) => sum + stake.minor, 0)
  const rounds = new Set(call.bets.map(({ round }) => round))
  const facts = {
    what:
      rounds.size > 1
        ? t('lottery.sent.chase', { count: rounds.size })
        : t('lottery.sent.draw', { plan: planWord(call.bets[0]?.round ?? '') }),
    amount: formatMoney({ minor, currency: call.currency }, { symbol: true }),
    reason: failure === null ? '' : failureText(i18n, failure),
  }
  const isOpen = phase === 'sending' || phase === 'unknown'
  return (
    <Banner
      icon={phase === 'accepted' ? 'check' : phase === 'refused' ? 'warning' : 'refresh'}
      action={isOpen ? null : { label: t('lottery.close'), onPress: () => onClose(call.id) }}
    >
      {t(`lottery.sent.${phase}`, facts)}
    </Banner>
  )
}
