import { useState } from 'react'
import type { TFunction } from 'i18next'
import {
  formatMoney,
  groupDigits,
  type Money,
  type SlipField,
  type SlipView,
} from '../../../streams/index.ts'
import { cleanAmount, parseAmount } from '../../../streams/slip.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Keypad } from '../../ui/slip/Keypad.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { QuickStakes } from '../../ui/slip/QuickStakes.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { type Keyed, keyedAmount, type KeyRefusal, pastedAmount, wholeDigits } from './keyedAmount.ts'
import { limitsLine, limitTrouble } from '../../words/limitWords.ts'
import { movedProfit } from './movedProfit.ts'
import { useWishedWin, WISH_DIGITS } from './useWishedWin.ts'
import styles from './StakePad.module.css'

const MAX = 'max'

interface StakePadProps {
  readonly view: SlipView
  /** The field being typed into. */
  readonly field: SlipField
  /** Sets the greatest stake; that of the slip by default. */
  readonly onMax?: () => void
}

/**
 * The limits and the possible win of a field, quick stakes, and the keypad. By the member's choice the keypad types
 * the amount to win, and the stake follows from it.
 */
export function StakePad({ view, field, onMax }: StakePadProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const [refused, setRefused] = useState<KeyRefusal | null>(null)
  const wish = useWishedWin(field, onMax === undefined && view.sameStake?.key !== field.key)
  const digits = wish.text === null ? wholeDigits(field) : WISH_DIGITS
  const text = wish.text ?? field.text
  const put = (next: string) => {
    if (wish.text === null) slip.type(field.key, next)
    else wish.type(next)
  }
  const take = (keyed: Keyed) => {
    setRefused('refused' in keyed ? keyed.refused : null)
    if ('text' in keyed) put(cleanAmount(keyed.text))
  }
  const moved = onMax === undefined ? movedProfit(view, field) : null
  const refusal = refused === null ? null : t(`slip.keypad.refused.${refused}`, { digits: String(digits) })
  return (
    <>
      <div className={styles.line}>
        <KeyValue
          label={refusal ?? limitTrouble(t, field) ?? wishWords(t, wish.text, field) ?? limitsLine(t, field)}
          lead={wish.text === null ? gainLead(t, field) : t('slip.canWin')}
          former={moved === null || wish.text !== null ? undefined : formatMoney(moved.before)}
          value={wish.text === null ? gainText(field) : amountText(field.profit)}
        />
      </div>
      <QuickStakes
        label={t('slip.quick.label')}
        items={[
          ...view.quickStakes.map((units) => ({
            key: String(units),
            text: t('slip.quick.add', { amount: units.toLocaleString('en-US') }),
          })),
          { key: MAX, text: t('slip.quick.max'), word: true, disabled: field.limit === null },
        ]}
        onPress={(key) => {
          setRefused(null)
          if (wish.text !== null && key !== MAX) wish.add(Number(key))
          else {
            wish.leave()
            if (key === MAX) (onMax ?? slip.maxStake)(field.key)
            else slip.addStake(field.key, Number(key))
          }
        }}
      />
      <Keypad
        label={t('slip.keypad.label')}
        labels={{
          backspace: t('slip.keypad.backspace'),
          clear: t('slip.keypad.clear'),
          done: t('slip.keypad.done'),
        }}
        swap={
          wish.offered
            ? {
                text: wish.text === null ? t('slipMore.win.type') : t('slipMore.win.typeStake'),
                label: t('slipMore.win.explain'),
                on: wish.text !== null,
                onPress: () => {
                  setRefused(null)
                  wish.swap()
                },
              }
            : null
        }
        onKey={(key) => {
          if (key === 'done') slip.focusField(null)
          else take(keyedAmount(text, key, digits))
        }}
        onPaste={(pasted) => {
          take(pastedAmount(pasted, digits))
        }}
      />
      <VisuallyHidden live="polite">{refusal ?? wishWords(t, wish.text, field) ?? ''}</VisuallyHidden>
    </>
  )
}

/** What the member wants to win, or how much of it the limits allow; `null` while a stake is typed. */
function wishWords(t: TFunction, wish: string | null, { profit, typed }: SlipField): string | null {
  if (wish === null) return null
  const wanted = typed === null ? null : parseAmount(wish, typed.currency)
  if (wanted !== null && profit !== null && profit.minor < wanted.minor) {
    return t('slipMore.win.most', { amount: formatMoney(profit) })
  }
  return t('slipMore.win.wanted', { amount: wish === '' ? '0' : groupDigits(wish) })
}

/** A series can pay less than its maximum; a field for an amount to win shows the stake that it requires. */
function gainLead(t: TFunction, { series, toWin }: SlipField): string {
  if (toWin) return t('slip.stakeTotal')
  return series === null ? t('slip.canWin') : t('slip.maxReturns')
}

function gainText({ series, toWin, risked, profit, returns }: SlipField): string {
  return amountText(toWin ? risked : series === null ? profit : returns)
}

function amountText(amount: Money | null): string {
  return amount === null ? '–' : formatMoney(amount)
}
