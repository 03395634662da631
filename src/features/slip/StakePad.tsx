import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipField, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { Keypad } from '../../ui/slip/Keypad.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { QuickStakes } from '../../ui/slip/QuickStakes.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { type Keyed, keyedAmount, type KeyRefusal, pastedAmount, wholeDigits } from './keyedAmount.ts'
import { limitsLine, limitTrouble } from '../../words/limitWords.ts'
import { movedProfit } from './movedProfit.ts'
import styles from './StakePad.module.css'

const MAX = 'max'

/** As many as fit in one row with larger text. */
const MAX_STAKES = 5

interface StakePadProps {
  readonly view: SlipView
  /** The field being typed into. */
  readonly field: SlipField
  /** Sets the greatest stake; that of the slip by default. */
  readonly onMax?: () => void
}

/** The limits and the possible win of a field, quick stakes, and the keypad. */
export function StakePad({ view, field, onMax }: StakePadProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const [refused, setRefused] = useState<KeyRefusal | null>(null)
  const digits = wholeDigits(field)
  const take = (keyed: Keyed) => {
    setRefused('refused' in keyed ? keyed.refused : null)
    if ('text' in keyed) slip.type(field.key, keyed.text)
  }
  const moved = onMax === undefined ? movedProfit(view, field) : null
  const refusal = refused === null ? null : t(`slip.keypad.refused.${refused}`, { digits: String(digits) })
  return (
    <>
      <div className={styles.line}>
        <KeyValue
          label={refusal ?? limitTrouble(t, field) ?? limitsLine(t, field)}
          lead={gainLead(t, field)}
          former={moved === null ? undefined : formatMoney(moved.before)}
          value={gainText(field)}
        />
      </div>
      <QuickStakes
        label={t('slip.quick.label')}
        items={[
          ...view.quickStakes.slice(0, MAX_STAKES).map((units) => ({
            key: String(units),
            text: t('slip.quick.add', { amount: units.toLocaleString('en-US') }),
          })),
          { key: MAX, text: t('slip.quick.max'), word: true, disabled: field.limit === null },
        ]}
        onPress={(key) => {
          setRefused(null)
          if (key === MAX) (onMax ?? slip.maxStake)(field.key)
          else slip.addStake(field.key, Number(key))
        }}
      />
      <Keypad
        label={t('slip.keypad.label')}
        labels={{
          backspace: t('slip.keypad.backspace'),
          clear: t('slip.keypad.clear'),
          done: t('slip.keypad.done'),
        }}
        onKey={(key) => {
          if (key === 'done') slip.focusField(null)
          else take(keyedAmount(field.text, key, digits))
        }}
        onPaste={(pasted) => {
          take(pastedAmount(pasted, digits))
        }}
      />
      <VisuallyHidden live="polite">{refusal ?? ''}</VisuallyHidden>
    </>
  )
}

/** A series can pay less than its maximum; a field for an amount to win shows the stake that it requires. */
function gainLead(t: TFunction, { series, toWin }: SlipField): string {
  if (toWin) return t('slip.stakeTotal')
  return series === null ? t('slip.canWin') : t('slip.maxReturns')
}

function gainText({ series, toWin, risked, profit, returns }: SlipField): string {
  const amount = toWin ? risked : series === null ? profit : returns
  return amount === null ? '–' : formatMoney(amount)
}
