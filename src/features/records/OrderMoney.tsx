import type { TFunction } from 'i18next'
import {
  type EndedNow,
  formatAmount,
  formatMoney,
  formatOdds,
  type Order,
  seriesOdds,
} from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { type MoneyItem, RecordMoney } from '../../ui/record/RecordMoney.tsx'
import { isSingle, outcomeWord } from '../../words/orderWords.ts'

interface OrderMoneyProps {
  readonly order: Order
  /** What an open order would pay if its matches ended now. */
  readonly ifEnded?: EndedNow | null
}

/** Stake, price and possible win of an open order; stake, payout and net result of an ended one. */
export function OrderMoney({ order, ifEnded = null }: OrderMoneyProps) {
  const { t } = useTranslation()
  const items = laterItems(t, order, ifEnded)
  return <RecordMoney items={[{ key: 'stake', ...stakeItem(t, order) }, ...items]} />
}

/** The items after the stake; none for a rejected order, which was never charged. */
function laterItems(t: TFunction, order: Order, ifEnded: EndedNow | null): readonly MoneyItem[] {
  if (order.state === 'rejected') return []
  return order.returned !== null ? endedItems(t, order) : openItems(t, order, ifEnded)
}

/** The stake of a series of several combinations is shown as unit stake × combinations. */
function stakeItem(t: TFunction, { stake, combinations }: Order): Omit<MoneyItem, 'key'> {
  const label = t('records.stake')
  if (combinations <= 1 || stake.minor % combinations !== 0) return { label, value: formatMoney(stake) }
  const unit = formatAmount(stake.minor / combinations)
  return {
    label,
    value: t('records.systemStake', { unit, lines: String(combinations), stake: formatMoney(stake) }),
    worded: true,
  }
}

function endedNowItem(t: TFunction, { outcome, profit }: EndedNow): MoneyItem {
  const word = outcome === 'part' ? '' : `${outcomeWord(t, outcome)} `
  return {
    key: 'now',
    label: t('records.ifEndedNow'),
    value: `${word}${formatMoney(profit, { sign: true })}`,
    tone: profit.minor > 0 ? 'win' : undefined,
    worded: true,
  }
}

function openItems(t: TFunction, order: Order, ifEnded: EndedNow | null): readonly MoneyItem[] {
  const win = { key: 'win', label: t('records.canWin'), value: formatMoney(order.maxWin) }
  if (ifEnded !== null) return [endedNowItem(t, ifEnded), win]
  const price =
    isSingle(order) || order.combinations > 1 ? null : seriesOdds(order.legs.map(({ odds }) => odds))
  return [
    ...(price === null
      ? []
      : [{ key: 'odds', label: t('records.totalOdds'), value: formatOdds(price, 'europe') }]),
    win,
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
