import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Star.module.css'

interface StarProps {
  readonly on: boolean
  /** What is a favourite while pressed. */
  readonly label: string
  readonly onToggle: () => void
  readonly className?: string | undefined
}

/** The toggle of a favourite. */
export function Star({ on, label, onToggle, className }: StarProps) {
  return (
    <button
      type="button"
      className={classNames(styles.star, on && styles.on, className)}
      aria-label={label}
      aria-pressed={on}
      onClick={onToggle}
    >
      <Icon name={on ? 'starFilled' : 'star'} size="row" />
    </button>
  )
}
