import type { TFunction } from 'i18next'
import { type BlockReason, formatMoney, type SlipLegView, type SlipView } from '../../streams/index.ts'

/** Why the slip cannot be confirmed, in words with the amounts concerned. */
export function blockWords(t: TFunction, block: BlockReason): string {
  switch (block.kind) {
    case 'tooFewLegs':
      return t('slip.block.tooFewLegs', { needed: String(block.needed) })
    case 'tooManyLegs':
      return t('slip.block.tooManyLegs', { allowed: String(block.allowed) })
    case 'belowMin':
      return t('slip.block.belowMin', { min: formatMoney(block.min) })
    case 'aboveMax':
      return t('slip.block.aboveMax', { max: formatMoney(block.max) })
    case 'insufficientBalance':
      return t('slip.block.insufficientBalance', {
        needed: formatMoney(block.needed),
        balance: formatMoney(block.balance),
      })
    case 'personalLimit':
      return t('slip.block.personalLimit', { left: formatMoney(block.left) })
    default:
      return t(`slip.block.${block.kind}`)
  }
}

/** Whether the leg cannot be bet on now: a padlock is in place of its price, and its stake field is disabled. */
export function isOff({ block }: Pick<SlipLegView, 'block'>): boolean {
  return block?.kind === 'suspended' || block?.kind === 'locked' || block?.kind === 'closed'
}

/** Whether the price of any leg is too old to bet on. */
export function hasOldPrice({ legs }: SlipView): boolean {
  return legs.some(({ block }) => block?.kind === 'stale')
}
