import { formatMoney, isLiveLeg, type OutcomeBetView, type OutcomeView } from '../../../../streams/index.ts'
import { useStreams } from '../../../bindings/StreamsProvider.tsx'
import { useStream } from '../../../bindings/useStream.ts'
import { CountdownRing } from '../../../ui/feedback/CountdownRing.tsx'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { ProgressSteps } from '../../../ui/feedback/ProgressSteps.tsx'
import { SheetSection } from '../../../ui/sheet/SheetSection.tsx'
import { SlipLeg } from '../../../ui/slip/SlipLeg.tsx'
import { WaitingLine } from '../../../ui/feedback/WaitingLine.tsx'
import { LegList } from '../LegList.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { legName, legScore, marketName, matchName, scoreWords, seriesName } from '../../../words/slipWords.ts'
import { delayLeft } from './delayLeft.ts'
import { orderNumbers } from './outcomeWords.ts'

/** A pending confirm: its progress, the usual delay, and the bets sent. */
export function WaitingOutcome({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation()
  const numbers = orderNumbers(outcome)
  return (
    <>
      <SheetSection>
        <ProgressSteps
          label={t('slip.waiting.steps')}
          steps={[t('slip.waiting.submitted'), t('slip.waiting.waiting'), t('slip.waiting.result')]}
          current={outcome.phase === 'submitting' ? 0 : 1}
        />
        <Delay outcome={outcome} />
      </SheetSection>
      <SheetSection divide="hair">
        <LegList>
          {outcome.bets.map((bet, index) => (
            <SentBet key={index} bet={bet} />
          ))}
        </LegList>
        {/* also before the numbers are known, so that nothing moves when they arrive */}
        <KeyValue label={t('slip.orderNo')} value={numbers.length === 0 ? '…' : numbers.join(' ')} />
        <KeyValue label={t('slip.stakeTotal')} value={formatMoney(outcome.stake, { symbol: true })} />
        <KeyValue label={t('slip.canWin')} value={formatMoney(outcome.canWin, { symbol: true })} />
      </SheetSection>
    </>
  )
}

function Delay({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation()
  const { second$, serverTime } = useStreams()
  const now = useStream(second$)
  const { rate } = useStream(serverTime.state$)
  const { seconds, usual, share } = delayLeft(outcome, now, rate)
  const late = seconds === 0
  const title = late
    ? t('slip.waiting.longer')
    : outcome.live
      ? t('slip.waiting.delay', { seconds: String(usual) })
      : t('slip.waiting.waiting')
  return (
    <WaitingLine
      ring={<CountdownRing left={share}>{late ? '…' : String(seconds)}</CountdownRing>}
      title={title}
      text={t('slip.waiting.explain')}
    />
  )
}

/** A bet as sent. For a series the stake is shown with the last leg. */
function SentBet({ bet }: { readonly bet: OutcomeBetView }) {
  const { t } = useTranslation()
  const stake = formatMoney(bet.stake, { symbol: true })
  const last = bet.legs.length - 1
  return bet.legs.map(({ key, leg, line, agreedOdds }, index) => {
    const score = isLiveLeg(leg) ? scoreWords(legScore(leg, leg.score)) : undefined
    return (
      <SlipLeg
        key={key}
        compact
        name={legName(t, leg, '')}
        line={line}
        market={marketName(t, leg)}
        score={score === undefined ? undefined : t('slip.leg.score', { score })}
        match={matchName(t, leg)}
        price={agreedOdds}
        stake={
          index === last ? <span>{last === 0 ? stake : `${seriesName(t, bet.series)} ${stake}`}</span> : null
        }
      />
    )
  })
}
