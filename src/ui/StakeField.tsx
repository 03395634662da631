import { classNames } from './classNames.ts'
import styles from './StakeField.module.css'

interface StakeFieldProps {
  /** What was typed; empty shows the placeholder. */
  value: string
  /** `¥`, or `每注 ¥` for a system. */
  prefix: string
  /** The limits, or why it can't be typed into. */
  placeholder: string
  /** The keypad writes here. */
  active: boolean
  disabled?: boolean | undefined
  /** The amount breaks a limit; the reason stands beside the field. */
  invalid?: boolean | undefined
  /** What the stake is on, with the amount. */
  ariaLabel: string
  onPress: () => void
}

/** The box of a stake. It opens our keypad, so the system's never covers the slip. */
export function StakeField(props: StakeFieldProps) {
  const { value, prefix, placeholder, active, disabled = false, invalid = false } = props
  const empty = value === ''
  return (
    <button
      type="button"
      className={classNames(
        styles.field,
        empty && styles.empty,
        active && styles.active,
        invalid && styles.invalid,
      )}
      aria-label={props.ariaLabel}
      aria-pressed={active}
      disabled={disabled}
      onClick={props.onPress}
    >
      {empty && !active && <span className={styles.placeholder}>{placeholder}</span>}
      {(!empty || active) && <small className={styles.prefix}>{prefix}</small>}
      {value}
      {active && <i className={styles.caret} />}
    </button>
  )
}
