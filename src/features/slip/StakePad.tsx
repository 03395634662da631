import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { formatMoney, type SlipField, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { Keypad } from '../../ui/Keypad.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { QuickStakes } from '../../ui/QuickStakes.tsx'
import { keyedAmount } from './keyedAmount.ts'
import { limitsLine, limitTrouble } from './limitWords.ts'

const MAX = 'max'

/** As many as fit beside each other in enlarged type. */
const MOST_STAKES = 5

interface StakePadProps {
  readonly view: SlipView
  /** The field being typed into. */
  readonly field: SlipField
}

/** The field's limits and gain, quick stakes, and our own keys. */
export function StakePad({ view, field }: StakePadProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  return (
    <>
      <KeyValue
        label={limitTrouble(t, field) ?? limitsLine(t, field)}
        lead={gainLead(t, field)}
        value={gainText(field)}
      />
      <QuickStakes
        label={t('slip.quick.label')}
        items={[
          ...view.quickStakes.slice(0, MOST_STAKES).map((units) => ({
            key: String(units),
            text: t('slip.quick.add', { amount: units.toLocaleString('en-US') }),
          })),
          { key: MAX, text: t('slip.quick.max'), word: true, disabled: field.limit === null },
        ]}
        onPress={(key) => {
          if (key === MAX) slip.maxStake(field.key)
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
          else slip.type(field.key, keyedAmount(field.text, key))
        }}
      />
    </>
  )
}

/** A series may pay less than its most; an amount to win tells what it takes instead. */
function gainLead(t: TFunction, { series, toWin }: SlipField): string {
  if (toWin) return t('slip.stakeTotal')
  return series === null ? t('slip.canWin') : t('slip.maxReturns')
}

function gainText({ series, toWin, risked, profit, returns }: SlipField): string {
  const amount = toWin ? risked : series === null ? profit : returns
  return amount === null ? '–' : formatMoney(amount)
}
