import type { TFunction } from 'i18next'
import {
  formatMoney,
  type BlockReason,
  type Leg,
  type Money,
  type Pair,
  type SlipKind,
  type SlipView,
} from '../../../streams/index.ts'
import type { TextKey } from '../../i18n/catalogueText.ts'
import { selectionName } from '../../i18n/selectionNames.ts'

/** `20,000`, but `12.50`: where a whole amount says enough. */
export function shortAmount(amount: Money): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** `曼城 -0.5/1`: what was chosen, with its line as the chosen side sees it. */
export function legName(t: TFunction, { choice, names }: Leg, line: string): string {
  return selectionName(t, choice.spec, choice.side, line, names)
}

export function matchName(t: TFunction, { names }: Leg): string {
  return t('common.versus', { home: names.home, away: names.away })
}

export function scoreWords(score: Pair | null): string | undefined {
  return score === null ? undefined : `${String(score[0])}-${String(score[1])}`
}

/** `3串4`; a venue's series that has no name of its own is told by its number. */
export function seriesName(t: TFunction, code: number): string {
  return t(`slip.series.${String(code)}` as TextKey, { defaultValue: String(code) })
}

/** `2串1`: what a fold of so many legs is called. */
export function foldName(t: TFunction, legs: number): string {
  return seriesName(t, legs * 1000 + 1)
}

export function kindName(t: TFunction, kind: SlipKind): string {
  return t(`slip.tabs.${kind}`)
}

/** Why the slip can't be bet, in words; the amounts are those the reason names. */
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

/** Whether some leg's price is too old to bet on. */
export function hasOldPrice({ legs }: SlipView): boolean {
  return legs.some(({ block }) => block?.kind === 'stale')
}
