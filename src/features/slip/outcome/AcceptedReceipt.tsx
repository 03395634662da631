import { useTranslation } from 'react-i18next'
import { formatMoney, type OutcomeView } from '../../../../streams/index.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Receipt } from '../../../ui/Receipt.tsx'
import { BetLines } from './BetLines.tsx'
import { distinctBets, orderNumbers, outcomeTitle } from './outcomeWords.ts'

/** Taken: at which price, for how much, to win what. */
export function AcceptedReceipt({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation()
  return (
    <Receipt
      outcome="accepted"
      title={outcomeTitle(t, outcome)}
      text={orderNumbers(outcome).join(' ')}
      amount={formatMoney(outcome.stake, { symbol: true })}
    >
      {distinctBets(outcome).map((bet) => (
        <BetLines key={`${bet.orderNo ?? ''} ${String(bet.series)}`} bet={bet} />
      ))}
      <KeyValue label={t('slip.canWin')} value={formatMoney(outcome.canWin, { symbol: true })} />
    </Receipt>
  )
}
