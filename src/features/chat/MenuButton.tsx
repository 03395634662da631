import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './ChatLine.module.css'

interface MenuButtonProps {
  readonly label: string
  /** Whether the button is invisible until it has the focus. */
  readonly onlyOnFocus?: boolean
  readonly onPress: () => void
}

/** Opens the menu of a line. The list moves the focus among these buttons. */
export function MenuButton({ label, onlyOnFocus = false, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.manage, onlyOnFocus && styles.onFocus)}
      data-message-menu=""
      tabIndex={-1}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name="more" size="row" />
    </button>
  )
}
