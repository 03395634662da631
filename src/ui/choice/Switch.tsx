import { classNames } from '../text/classNames.ts'
import styles from './Switch.module.css'

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

/** An on/off control that takes effect at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classNames(styles.track, on && styles.on)}
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <i className={styles.knob} />
    </button>
  )
}
