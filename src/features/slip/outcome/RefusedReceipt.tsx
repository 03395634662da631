import { useTranslation } from 'react-i18next'
import { formatMoney, type OutcomeLegView, type SlipView } from '../../../../streams/index.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Receipt } from '../../../ui/Receipt.tsx'
import { scoreWords } from '../slipWords.ts'
import type { OutcomeProps } from './OutcomeBody.tsx'
import { distinctBets, legMatchWords, outcomeTitle, refusalWords } from './outcomeWords.ts'
import { presentLeg } from './presentLeg.ts'

/** Not taken and nothing charged: why, and where the price stands now. */
export function RefusedReceipt({ outcome, view }: OutcomeProps) {
  const { t, i18n } = useTranslation()
  const legs = distinctBets(outcome).flatMap((bet) => bet.legs)
  const [only] = legs
  const now = legs.length === 1 && only !== undefined ? presentLeg(view, only) : null
  return (
    <Receipt
      outcome="refused"
      title={outcomeTitle(t, outcome)}
      text={refusalWords(i18n, outcome, scoreWords(now?.score ?? null) ?? null)}
      amount={formatMoney(outcome.stake, { symbol: true })}
    >
      {legs.map((leg) => (
        <RefusedLeg key={leg.key} leg={leg} view={view} />
      ))}
    </Receipt>
  )
}

function RefusedLeg({ leg, view }: { readonly leg: OutcomeLegView; readonly view: SlipView }) {
  const { t } = useTranslation()
  const now = presentLeg(view, leg)?.presentOdds ?? leg.agreedOdds
  const price =
    now === leg.agreedOdds ? now : t('slip.result.oddsMoved', { before: leg.agreedOdds, after: now })
  return <KeyValue label={legMatchWords(t, leg)} value={price} />
}
