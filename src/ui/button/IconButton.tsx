import type { Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './IconButton.module.css'

interface IconButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined
  icon: IconName
  label: string
  onPress: () => void
  /** The state of a toggle, such as favourite; omitted for plain actions. */
  pressed?: boolean | undefined
  /** `live` is amber while pressed, such as the star of a favourite. */
  tone?: 'live' | undefined
  disabled?: boolean | undefined
}

/** An icon button with a hit area of 44 points. */
export function IconButton({ ref, icon, label, onPress, pressed, tone, disabled }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, tone && pressed && styles[tone])}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
