import type { TFunction } from 'i18next'
import { formatMoney, type SlipField } from '../../streams/index.ts'
import { shortAmount } from './slipWords.ts'

/** `10 – 20,000`: the limits as the placeholder of an empty stake field. */
export function limitsText(t: TFunction, { limit }: SlipField): string {
  if (limit === null) return t('slip.stake.placeholder')
  return t('slip.limitsRange', { min: shortAmount(limit.min), max: shortAmount(limit.max) })
}

/** `限额 10.00 – 20,000.00`: the limits as a line of text; for a series, the limits of each combination. */
export function limitsLine(t: TFunction, { limit, series }: SlipField): string {
  if (limit === null) return t('slip.limitsUnavailable')
  if (series !== null && series.combinations > 1) {
    return t('slip.limitsPerLine', { min: shortAmount(limit.min), max: shortAmount(limit.max) })
  }
  return t('slip.limits', { min: formatMoney(limit.min), max: formatMoney(limit.max) })
}

/** Whether the typed amount is below or above the field's limits. */
export function breaksLimit({ typed, limit }: SlipField): boolean {
  if (typed === null || typed.minor === 0 || limit === null) return false
  return typed.minor > limit.max.minor || typed.minor < limit.min.minor
}

/** Which limit the typed amount breaks, in words; `null` while it is within the limits or empty. */
export function limitTrouble(t: TFunction, { typed, limit }: SlipField): string | null {
  if (typed === null || typed.minor === 0 || limit === null) return null
  if (typed.minor > limit.max.minor) return t('slip.block.aboveMax', { max: formatMoney(limit.max) })
  return typed.minor < limit.min.minor ? t('slip.block.belowMin', { min: formatMoney(limit.min) }) : null
}
