import { Icon, type IconName } from '../icon/Icon.tsx'
import styles from './PolicyRow.module.css'

interface PolicyRowProps {
  icon: IconName
  /** 赔率变化时. */
  label: string
  /** 不接受变化. */
  value: string
  onPress: () => void
}

/** The present acceptance mode; opens the sheet that changes it. */
export function PolicyRow({ icon, label, value, onPress }: PolicyRowProps) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={icon} size="m" />
      {label}
      <span className={styles.value}>
        {value}
        <Icon name="down" size="s" />
      </span>
    </button>
  )
}
