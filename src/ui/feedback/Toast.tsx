import { Icon, type IconName } from '../icon/Icon.tsx'
import styles from './Toast.module.css'

interface ToastProps {
  /** What has just happened; `null` for none. The owner removes it after 2.4 seconds. */
  text: string | null
  icon?: IconName | undefined
}

/**
 * A toast above the navigation, one at a time. It stays mounted, so that screen readers announce each text.
 */
export function Toast({ text, icon = 'info' }: ToastProps) {
  return (
    <div className={styles.region} role="status">
      {text !== null && (
        <div key={text} className={styles.toast}>
          <Icon name={icon} size="m" />
          {text}
        </div>
      )}
    </div>
  )
}
