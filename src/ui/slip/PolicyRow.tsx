import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './PolicyRow.module.css'

interface PolicyRowProps {
  icon: IconName
  /** 赔率变化时. */
  label: string
  /** 不接受变化. */
  value: string
  /** Nothing is chosen yet. */
  open?: boolean
  onPress: () => void
}

/** The present acceptance mode; opens the sheet that changes it. */
export function PolicyRow({ icon, label, value, open = false, onPress }: PolicyRowProps) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={icon} size="m" />
      {label}
      <span className={classNames(styles.value, open && styles.open)}>
        {value}
        <Icon name="down" size="s" />
      </span>
    </button>
  )
}
