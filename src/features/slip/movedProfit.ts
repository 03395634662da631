import type { TFunction } from 'i18next'
import {
  formatMoney,
  type Money,
  type SlipField,
  type SlipLegView,
  type SlipView,
} from '../../../streams/index.ts'

interface MovedProfit {
  readonly change: SlipLegView['change']
  readonly before: Money
  readonly after: Money
}

/** The possible win of a single at the price that was agreed to and at the present one, while they differ. */
export function movedProfit({ legs }: SlipView, field: SlipField): MovedProfit | null {
  const leg = legs[field.legs[0] ?? -1]
  if (field.series !== null || field.toWin || leg?.block?.kind !== 'priceChanged') return null
  const { change, agreedProfit: before, presentProfit: after } = leg
  return before === null || after === null ? null : { change, before, after }
}

/**
 * `赔率下降，可赢 184.00 → 172.00` for each single whose price has moved. For screen readers: on the screen the
 * former amount is struck through.
 */
export function movedWords(t: TFunction, view: SlipView): string {
  return view.fields
    .flatMap((field) => movedProfit(view, field) ?? [])
    .map(({ change, before, after }) => {
      const amounts = { before: formatMoney(before), after: formatMoney(after) }
      return change === 'better' ? t('slip.changed.priceUp', amounts) : t('slip.changed.priceDown', amounts)
    })
    .join(t('common.separator'))
}
