import { formatMoney } from '../../../streams/index.ts'
import type { LotteryView } from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { useOnSale } from './Countdown.tsx'
import { planWord } from '../../words/lotteryWords.ts'

interface PlaceButtonProps {
  readonly view: LotteryView
  readonly onPress: () => boolean
}

/** Sends the basket and the choice; asks again when the draw has changed, or where the member wants it. */
export function PlaceButton({ view, onPress }: PlaceButtonProps) {
  const { t } = useTranslation()
  const { basket, drawChanged, table, state, calls } = view
  const onSale = useOnSale(table.sale) && table.status === 'open'
  const sending = calls.some(({ phase }) => phase === 'sending')
  const common = { onPress, ignoredText: t('lottery.button.tapAgain') }
  if (!onSale) {
    const key =
      table.status === 'open' ? 'lottery.button.sealed' : (`lottery.status.${table.status}` as const)
    return <GuardedButton {...common} label={t(key)} disabled />
  }
  if (sending) return <GuardedButton {...common} label={t('lottery.button.sending')} busy />
  if (drawChanged) {
    const plan = planWord(table.sale?.planId ?? '')
    return <GuardedButton {...common} guardKey={plan} label={t('lottery.button.agree', { plan })} />
  }
  if (basket.sending.length === 0) {
    return <GuardedButton {...common} label={t('lottery.button.choose')} disabled />
  }
  return (
    <GuardedButton
      {...common}
      label={t(state.asked ? 'lottery.button.again' : 'lottery.button.bet')}
      figure={formatMoney(basket.total, { symbol: true })}
      disabled={basket.block !== null}
    />
  )
}
