import { groupDigits, type SlipField, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StakeField } from '../../ui/slip/StakeField.tsx'
import { limitsText, limitTrouble } from '../../words/limitWords.ts'
import { InViewWhile } from './InViewWhile.tsx'
import styles from './SameStakeRow.module.css'

interface SameStakeRowProps {
  readonly view: SlipView
  readonly field: SlipField
}

/** One field that sets the stakes of all open singles. */
export function SameStakeRow({ view, field }: SameStakeRowProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const value = groupDigits(field.text)
  const active = view.activeField === field.key
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t('slipMore.sameStake.label')}</span>
      <InViewWhile active={active}>
        <StakeField
          value={value}
          prefix={field.toWin ? t('slip.canWin') : t(`common.currencySign.${view.currency}`)}
          placeholder={field.toWin ? t('slip.stake.toWin') : limitsText(t, field)}
          active={active}
          invalid={limitTrouble(t, field) !== null}
          ariaLabel={
            value === '' ? t('slipMore.sameStake.empty') : t('slipMore.sameStake.filled', { amount: value })
          }
          onPress={() => {
            slip.focusField(field.key)
          }}
        />
      </InViewWhile>
    </div>
  )
}
