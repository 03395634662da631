import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Pin.module.css'

interface PinProps {
  readonly on: boolean
  /** What is kept at the top while pressed. */
  readonly label: string
  readonly onToggle: () => void
  readonly className?: string | undefined
}

/** The toggle that keeps something at the top of a list. */
export function Pin({ on, label, onToggle, className }: PinProps) {
  return (
    <button
      type="button"
      className={classNames(styles.pin, on && styles.on, className)}
      aria-label={label}
      aria-pressed={on}
      onClick={onToggle}
    >
      <Icon name="toTop" size="row" />
    </button>
  )
}
