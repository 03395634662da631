import { formatMoney, isReturned, type OutcomeBetView, type OutcomeView } from '../../../../streams/index.ts'
import { catalogueText } from '../../../i18n/catalogueText.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { Note } from '../../../ui/feedback/Note.tsx'
import { Receipt } from '../../../ui/slip/Receipt.tsx'
import { BetShare } from './BetShare.tsx'
import { BetLines } from './BetLines.tsx'
import { betWords, partialWords } from './outcomeWords.ts'

/** A confirm of which some bets were accepted and others refused, with a receipt for each bet. */
export function PartialReceipt({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation()
  return (
    <>
      {outcome.bets.map((bet, index) => (
        <BetReceipt key={index} bet={bet} />
      ))}
      <Note>{partialWords(t, outcome)}</Note>
    </>
  )
}

function BetReceipt({ bet }: { readonly bet: OutcomeBetView }) {
  const { t, i18n } = useTranslation()
  const refused = bet.state !== 'sent' && isReturned(bet.state)
  return (
    <Receipt
      outcome={refused ? 'refused' : 'accepted'}
      title={refused ? t('slip.result.refused') : t('slip.result.accepted')}
      text={refused ? catalogueText(i18n, bet.reasonKey ?? 'errors.order.rejected') : (bet.orderNo ?? '')}
      amount={formatMoney(bet.stake, { symbol: true })}
    >
      {bet.legs.length > 1 && <KeyValue label={betWords(t, bet)} />}
      <BetLines bet={bet} />
      <BetShare bet={bet} />
      {!refused && <KeyValue label={t('slip.canWin')} value={formatMoney(bet.canWin, { symbol: true })} />}
    </Receipt>
  )
}
