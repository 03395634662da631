import type { TFunction } from 'i18next'
import type { ReserveBlock, ReserveEvaluation } from '../../../../streams/reserve.ts'
import { blockWords } from '../../../words/blockWords.ts'

/** `现价 1.95 · 最高 355.00`. */
export function priceHint(t: TFunction, { offered, most }: ReserveEvaluation): string {
  const now = offered === null ? t('reserve.noPrice') : t('reserve.now', { price: offered })
  return [now, t('reserve.highest', { price: most })].join(t('common.separator'))
}

/** What is wrong with the typed price; `null` while nothing is. */
export function priceTrouble(t: TFunction, { block }: ReserveEvaluation): string | null {
  switch (block?.kind) {
    case 'priceEmpty':
    case 'priceBelow':
    case 'priceAbove':
      return reserveBlockWords(t, block)
    default:
      return null
  }
}

/** Why the reservation cannot be made, in words. */
export function reserveBlockWords(t: TFunction, block: ReserveBlock): string {
  switch (block.kind) {
    case 'termsLoading':
    case 'termsUnavailable':
    case 'priceEmpty':
      return t(`reserve.block.${block.kind}`)
    case 'lineGone':
      return t('reserve.block.lineGone', { line: block.line })
    case 'onOffer':
      return t('reserve.block.onOffer', { price: block.odds })
    case 'priceBelow':
      return t('reserve.block.priceBelow', { price: block.least })
    case 'priceAbove':
      return t('reserve.block.priceAbove', { price: block.most })
    default:
      return blockWords(t, block)
  }
}
