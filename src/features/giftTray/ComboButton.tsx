import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Gift, GiftCurrency } from '../../../streams/index.ts'
import { giftPrice } from '../../../streams/live.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { giftPriceWords } from '../../words/roomWords.ts'
import { useSecondTap } from './useSecondTap.ts'
import styles from './ComboButton.module.css'

/** The last gift given, which can be repeated. `turn` counts the presses. */
export interface Combo {
  readonly gift: Gift
  readonly count: number
  /** What has paid for it, and will again. */
  readonly currency: GiftCurrency
  readonly turn: number
}

interface ComboButtonProps {
  readonly combo: Combo
  readonly onAgain: () => void
  /** Called when the time to repeat has passed. */
  readonly onOver: () => void
}

/** The same time as a gift lane stays after its last count, ms. */
const COMBO_MS = 3000

/** Repeats the last gift while the combo lasts. */
export function ComboButton({ combo, onAgain, onOver }: ComboButtonProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { turn, currency } = combo
  const cost = giftPrice(combo.gift, currency) * combo.count
  const price = giftPriceWords(t, cost, currency)
  const { asked, press } = useSecondTap(cost, currency, onAgain)
  useEffect(() => {
    const timer = setTimeout(onOver, COMBO_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [turn, asked, onOver])
  const focus = useReturnedFocus()
  const given = { number: String(combo.count), gift: read(combo.gift.name) }
  return (
    <button
      {...focus}
      type="button"
      className={styles.combo}
      aria-label={
        asked
          ? t('room.gift.confirmNamed', { ...given, amount: price })
          : t('room.gift.comboNamed', { ...given, price })
      }
      onClick={press}
    >
      <i key={`${String(turn)} ${String(asked)}`} className={styles.left} />
      <b>{t(asked ? 'room.gift.comboConfirm' : 'room.gift.combo')}</b>
      <span>×{combo.count}</span>
      <small>{price}</small>
    </button>
  )
}

/** When the button disappears with the focus, gives it back to what had it before. */
function useReturnedFocus() {
  const ref = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      const to = before.current
      if (document.activeElement === button && to instanceof HTMLElement) to.focus({ preventScroll: true })
    }
  }, [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget
  }
  return { ref, onFocus }
}
