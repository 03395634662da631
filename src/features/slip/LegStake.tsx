import type { TFunction } from 'i18next'
import { groupDigits, type SlipField, type SlipLegView, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StakeField } from '../../ui/slip/StakeField.tsx'
import { InViewWhile } from './InViewWhile.tsx'
import { limitTrouble, limitsText } from '../../words/limitWords.ts'
import { legName } from '../../words/slipWords.ts'

interface LegStakeProps {
  readonly view: SlipView
  readonly leg: SlipLegView
  readonly field: SlipField
}

/** The stake field of a single. While its leg cannot be bet on, the field shows why and keeps its size. */
export function LegStake({ view, leg, field }: LegStakeProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const off = offWords(t, leg)
  const selection = legName(t, leg.leg, leg.presentLine)
  const value = off === null ? groupDigits(field.text) : ''
  const active = off === null && view.activeField === field.key
  return (
    <InViewWhile active={active}>
      <StakeField
        value={value}
        prefix={field.toWin ? t('slip.canWin') : t(`common.currencySign.${view.currency}`)}
        placeholder={off ?? (field.toWin ? t('slip.stake.toWin') : limitsText(t, field))}
        active={active}
        disabled={off !== null}
        invalid={limitTrouble(t, field) !== null}
        ariaLabel={
          off !== null
            ? [selection, off].join(t('common.separator'))
            : value === ''
              ? t('slip.stake.empty', { selection })
              : t('slip.stake.label', { selection, amount: value })
        }
        onPress={() => {
          slip.focusField(field.key)
        }}
      />
    </InViewWhile>
  )
}

function offWords(t: TFunction, { block }: SlipLegView): string | null {
  switch (block?.kind) {
    case 'suspended':
    case 'locked':
    case 'closed':
      return t(`slip.blockShort.${block.kind}`)
    default:
      return null
  }
}
