import { Fragment } from 'react'
import { formatMoney, type OutcomeView } from '../../../../streams/index.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { Receipt } from '../../../ui/slip/Receipt.tsx'
import { BetShare } from './BetShare.tsx'
import { BetLines } from './BetLines.tsx'
import { distinctBets, orderNumbers, outcomeTitle } from './outcomeWords.ts'

/** The receipt of accepted bets: the prices, the stake and the possible win. */
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
        <Fragment key={`${bet.orderNo ?? ''} ${bet.series}`}>
          <BetLines bet={bet} several={outcome.bets.length > 1} />
          <BetShare bet={bet} />
        </Fragment>
      ))}
      <KeyValue label={t('slip.canWin')} value={formatMoney(outcome.canWin, { symbol: true })} />
    </Receipt>
  )
}
