import { formatMoney, type OutcomeBetView } from '../../../../streams/index.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { matchName, seriesName } from '../../../words/slipWords.ts'
import { legWords, takenWords } from './outcomeWords.ts'

interface BetLinesProps {
  readonly bet: OutcomeBetView
  /** Whether the receipt has several bets; each then shows its own stake. */
  readonly several?: boolean
}

/** The legs of a bet, with their matches and the prices at which they were taken. */
export function BetLines({ bet, several = false }: BetLinesProps) {
  const { t } = useTranslation()
  const [only, ...more] = bet.legs
  return (
    <>
      {bet.legs.map((leg) => (
        <KeyValue
          key={leg.key}
          label={
            <>
              {legWords(t, leg)}
              <br />
              <small>{matchName(t, leg.leg)}</small>
            </>
          }
          value={takenWords(t, leg)}
        />
      ))}
      {several && (
        <KeyValue
          label={only === undefined || more.length > 0 ? seriesName(t, bet.series) : t('slip.stakeTotal')}
          value={formatMoney(bet.stake, { symbol: true })}
        />
      )}
    </>
  )
}
