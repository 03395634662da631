import { Icon, type IconName } from './Icon.tsx'
import styles from './HeaderAction.module.css'

interface HeaderActionProps {
  icon: IconName
  label: string
  onPress: () => void
}

/** The filled square beside the balance, such as depositing. */
export function HeaderAction({ icon, label, onPress }: HeaderActionProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <Icon name={icon} size="m" />
    </button>
  )
}
