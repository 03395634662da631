import { formatMoney, type OutcomeLegView, type SlipView } from '../../../../streams/index.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { Receipt } from '../../../ui/slip/Receipt.tsx'
import { scoreWords } from '../../../words/slipWords.ts'
import type { OutcomeProps } from './outcomeProps.ts'
import { distinctBets, legMatchWords, outcomeTitle, refusalWords } from './outcomeWords.ts'
import { acceptsBetter, isByLine, movedLine, presentLeg } from './presentLeg.ts'

/** The receipt of a refused confirm, which was not charged: the reason, and the present price. */
export function RefusedReceipt({ outcome, view }: OutcomeProps) {
  const { t, i18n } = useTranslation()
  const legs = distinctBets(outcome).flatMap((bet) => bet.legs)
  const [only] = legs
  const present = legs.length === 1 && only !== undefined ? presentLeg(view, only) : null
  return (
    <Receipt
      outcome="refused"
      title={outcomeTitle(t, outcome)}
      text={
        acceptsBetter(view, outcome)
          ? t('slip.result.priceBetter')
          : refusalWords(i18n, outcome, scoreWords(present?.score ?? null) ?? null)
      }
      amount={formatMoney(outcome.stake, { symbol: true })}
    >
      {legs.map((leg) => (
        <RefusedLeg key={leg.key} leg={leg} view={view} byLine={isByLine(outcome)} />
      ))}
    </Receipt>
  )
}

interface RefusedLegProps {
  readonly leg: OutcomeLegView
  readonly view: SlipView
  /** The reason is a changed line, so prices that have moved since are not shown as the cause. */
  readonly byLine: boolean
}

/** A refused leg, with the change that caused the refusal. */
function RefusedLeg({ leg, view, byLine }: RefusedLegProps) {
  const { t } = useTranslation()
  const line = movedLine(view, leg)
  const price =
    byLine || line !== null ? leg.agreedOdds : (presentLeg(view, leg)?.presentOdds ?? leg.agreedOdds)
  const moved = (before: string, after: string) => t('slip.result.oddsMoved', { before, after })
  return (
    <KeyValue
      label={legMatchWords(t, leg)}
      value={
        line !== null
          ? moved(leg.line, line)
          : price === leg.agreedOdds
            ? price
            : moved(leg.agreedOdds, price)
      }
    />
  )
}
