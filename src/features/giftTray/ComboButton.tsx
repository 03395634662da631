import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gift } from '../../../streams/index.ts'
import styles from './ComboButton.module.css'

/** What was given last, and may be given again at once. `turn` counts the presses. */
export interface Combo {
  readonly gift: Gift
  readonly count: number
  readonly turn: number
}

interface ComboButtonProps {
  readonly combo: Combo
  readonly onAgain: () => void
  /** The time for it is over. */
  readonly onOver: () => void
}

/** As long as a lane lives after its last count (face: gift tray). */
const COMBO_MS = 3000

/** Gives the same again, while the combo lasts. */
export function ComboButton({ combo, onAgain, onOver }: ComboButtonProps) {
  const { t } = useTranslation()
  const { turn } = combo
  useEffect(() => {
    const timer = setTimeout(onOver, COMBO_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [turn, onOver])
  return (
    <button
      type="button"
      className={styles.combo}
      aria-label={t('room.gift.comboNamed', { number: String(combo.count), gift: combo.gift.name })}
      onClick={onAgain}
    >
      <i key={turn} className={styles.left} />
      <b>{t('room.gift.combo')}</b>
      <span>×{combo.count}</span>
    </button>
  )
}
