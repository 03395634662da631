import type { TFunction } from 'i18next'
import { formatMoney, type SlipLegView, type SlipModel } from '../../../streams/index.ts'
import type { LegReason } from '../../ui/SlipLeg.tsx'
import { blockWords } from '../../words/slipWords.ts'

/**
 * Why a leg needs attention, and the one action to resolve it. Conditions that pass within moments (the first
 * quote, a stale price) are reported once for the whole slip, since a line here would appear briefly and
 * shift the rows.
 */
export function legReason(
  t: TFunction,
  leg: SlipLegView,
  slip: Pick<SlipModel, 'takeLine' | 'remove' | 'repeatLeg'>,
): LegReason | null {
  const { block, key } = leg
  if (block === null) return null
  const text = blockWords(t, block)
  const remove = {
    label: t('slip.way.remove'),
    onPress: () => {
      slip.remove(key)
    },
  }
  switch (block.kind) {
    case 'notQuoted':
    case 'stale':
      return null
    case 'priceChanged':
      return priceReason(t, leg)
    case 'lineChanged':
      return {
        icon: 'warning',
        tone: 'now',
        text,
        action:
          leg.presentLine === ''
            ? remove
            : {
                kind: 'button',
                label: t('slip.way.useLine', { line: leg.presentLine }),
                onPress: () => {
                  slip.takeLine(key)
                },
              },
      }
    case 'suspended':
    case 'locked':
      return { icon: 'lock', tone: 'now', text }
    case 'sameLegPending':
      return {
        icon: 'clock',
        tone: 'now',
        text,
        action: {
          label: t('slip.way.repeat'),
          onPress: () => {
            slip.repeatLeg(key)
          },
        },
      }
    case 'closed':
    case 'parlayNotAllowed':
    case 'sameMatch':
      return { icon: 'info', tone: block.kind === 'closed' ? 'refused' : 'now', text, action: remove }
  }
}

/** `赔率下降，可赢 184.00 → 172.00`; `null` without a stake, when the two prices say enough. */
function priceReason(t: TFunction, { change, agreedProfit, presentProfit }: SlipLegView): LegReason | null {
  if (agreedProfit === null || presentProfit === null) return null
  const amounts = { before: formatMoney(agreedProfit), after: formatMoney(presentProfit) }
  const text = change === 'better' ? t('slip.changed.priceUp', amounts) : t('slip.changed.priceDown', amounts)
  return { icon: 'info', tone: 'now', text }
}
