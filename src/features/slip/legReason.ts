import type { TFunction } from 'i18next'
import type { SlipLegView, SlipModel } from '../../../streams/index.ts'
import type { LegReason } from '../../ui/slip/SlipLeg.tsx'
import { blockWords } from '../../words/blockWords.ts'

/**
 * Why a leg needs attention, and the one action to resolve it. What arrives by itself is shown inline, in few
 * words. Conditions that pass within moments (the first quote, a stale price) and a changed price, which the
 * leg shows beside the former one, are reported for the whole slip.
 */
export function legReason(
  t: TFunction,
  leg: SlipLegView,
  slip: Pick<SlipModel, 'takeLine' | 'remove' | 'repeatLeg'>,
): LegReason | null {
  const { block, key } = leg
  if (block === null) return null
  switch (block.kind) {
    case 'notQuoted':
    case 'stale':
    case 'priceChanged':
      return null
    case 'lineChanged':
      return { icon: 'warning', tone: 'now', ...lineWords(t, leg, slip), inline: true }
    case 'suspended':
    case 'locked':
      return { icon: 'lock', tone: 'now', text: t(`slip.blockShort.${block.kind}`), inline: true }
    case 'closed':
      return { icon: 'info', tone: 'refused', text: t('slip.blockShort.closed'), inline: true }
    case 'sameLegPending':
      return {
        icon: 'clock',
        tone: 'now',
        text: blockWords(t, block),
        action: {
          label: t('slip.way.repeat'),
          onPress: () => {
            slip.repeatLeg(key)
          },
        },
      }
    case 'parlayNotAllowed':
    case 'sameMatch':
      return {
        icon: 'info',
        tone: 'now',
        text: blockWords(t, block),
        action: {
          label: t('slip.way.remove'),
          onPress: () => {
            slip.remove(key)
          },
        },
      }
  }
}

/** A changed line is accepted by a tap of its own; one that is gone can only be removed. */
function lineWords(
  t: TFunction,
  { key, presentLine }: SlipLegView,
  slip: Pick<SlipModel, 'takeLine'>,
): Pick<LegReason, 'text' | 'action'> {
  if (presentLine === '') return { text: t('slip.blockShort.lineChanged') }
  return {
    // The former line, struck through, already says that it has moved.
    text: '',
    action: {
      label: t('slip.way.useLine', { line: presentLine }),
      onPress: () => {
        slip.takeLine(key)
      },
    },
  }
}
