import { Icon, type IconName } from './Icon.tsx'
import { classNames } from './classNames.ts'
import styles from './IconButton.module.css'

interface IconButtonProps {
  icon: IconName
  label: string
  onPress: () => void
  /** A state such as favourite; leave out for plain actions. */
  pressed?: boolean | undefined
  /** Amber while pressed, such as a favourite's star. */
  tone?: 'live' | undefined
  /** Stands 12 points nearer to its neighbour or the edge. */
  tight?: 'start' | 'end' | undefined
}

/** An icon with a 44-point hit area. */
export function IconButton({ icon, label, onPress, pressed, tone, tight }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        styles.button,
        tone && pressed && styles[tone],
        tight === 'start' && styles.tightStart,
        tight === 'end' && styles.tightEnd,
      )}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
