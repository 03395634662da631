import { classNames } from '../text/classNames.ts'
import styles from './StakeField.module.css'

interface StakeFieldProps {
  /** The typed text; the placeholder is shown while it is empty. */
  value: string
  /** `¥`, or `每注 ¥` for a series. */
  prefix: string
  /** The limits, or why a stake cannot be typed. */
  placeholder: string
  /** Whether the keypad types into this field. */
  active: boolean
  disabled?: boolean | undefined
  /** The amount breaks a limit; the reason is shown beside the field. */
  invalid?: boolean | undefined
  /** What the stake is on, with the amount or with the reason why none can be typed. */
  ariaLabel: string
  onPress: () => void
}

/** A stake field. It opens the app's keypad, because the system keyboard would cover the slip. */
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
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) props.onPress()
      }}
    >
      {empty && !active && <span className={styles.placeholder}>{placeholder}</span>}
      {(!empty || active) && <small className={styles.prefix}>{prefix}</small>}
      {value}
      {active && <i className={styles.caret} />}
    </button>
  )
}
