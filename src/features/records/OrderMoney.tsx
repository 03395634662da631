import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatAmount, formatMoney, formatOdds, type Order, seriesOdds } from '../../../streams/index.ts'
import { type MoneyItem, RecordMoney } from '../../ui/RecordMoney.tsx'
import { isSingle } from './orderWords.ts'

/** Stake, price and win of an open order; stake, payout and net result of an ended one. */
export function OrderMoney({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const ended = order.returned !== null
  const items = ended ? endedItems(t, order) : openItems(t, order)
  return <RecordMoney items={[{ key: 'stake', ...stakeItem(t, order) }, ...items]} />
}

/** The stake of a system is written as arithmetic (face, components: slip). */
function stakeItem(t: TFunction, { stake, lines }: Order): Omit<MoneyItem, 'key'> {
  const label = t('records.stake')
  if (lines <= 1 || stake.minor % lines !== 0) return { label, value: formatMoney(stake) }
  const unit = formatAmount(stake.minor / lines)
  return {
    label,
    value: t('records.systemStake', { unit, lines: String(lines), stake: formatMoney(stake) }),
    worded: true,
  }
}

function openItems(t: TFunction, order: Order): readonly MoneyItem[] {
  const price = isSingle(order) || order.lines > 1 ? null : seriesOdds(order.legs.map(({ odds }) => odds))
  return [
    ...(price === null
      ? []
      : [{ key: 'odds', label: t('records.totalOdds'), value: formatOdds(price, 'europe') }]),
    { key: 'win', label: t('records.canWin'), value: formatMoney(order.maxWin) },
  ]
}

function endedItems(t: TFunction, { returned, profit }: Order): readonly MoneyItem[] {
  return [
    ...(returned === null
      ? []
      : [{ key: 'payout', label: t('records.payout'), value: formatMoney(returned) }]),
    ...(profit === null
      ? []
      : [
          {
            key: 'net',
            label: t(netKey(profit.minor)),
            value: formatMoney(profit, { sign: true }),
            tone: profit.minor > 0 ? ('win' as const) : undefined,
          },
        ]),
  ]
}

function netKey(minor: number): 'records.netWin' | 'records.netLoss' | 'records.netEven' {
  if (minor > 0) return 'records.netWin'
  return minor < 0 ? 'records.netLoss' : 'records.netEven'
}
