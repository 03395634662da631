import { formatMoney, money } from '../../../streams/index.ts'
import { type CashOutOffer, type CashOutProgress, isArmed } from '../../../streams/records.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'

interface CashOutButtonProps {
  readonly phase: CashOutProgress['phase']
  /** What is asked for, or was just done. */
  readonly offer: CashOutOffer
  /** What a first press would ask for. */
  readonly present: CashOutOffer
  readonly onPress: () => boolean
}

/** The first press asks, the second takes the offer that is shown. */
export function CashOutButton({ phase, offer, present, onPress }: CashOutButtonProps) {
  const { t } = useTranslation()
  const asks = isArmed({ phase })
  const shown = asks ? offer : present
  const amount = formatMoney(shown.amount, { symbol: true })
  const net = money(shown.amount.minor - shown.stake.minor, shown.amount.currency)
  const key = phase === 'changed' ? 'changed' : asks ? 'ask' : 'offer'
  return (
    <GuardedButton
      kind={asks ? 'primary' : 'secondary'}
      label={t(`cashOut.${key}`, { amount })}
      guardKey={asks ? `${key} ${amount}` : 'offer'}
      ignoredText={t('slip.tapAgainShort')}
      detail={t('cashOut.net', { net: formatMoney(net, { sign: true }) })}
      onPress={onPress}
    />
  )
}
