import { Icon, type IconName } from './Icon.tsx'
import styles from './Toast.module.css'

interface ToastProps {
  /** What just happened, or `null` for none. The owner takes it away after 2.4 seconds. */
  text: string | null
  icon?: IconName | undefined
}

/** One toast at a time, above the navigation. Stays mounted, so that readers hear each text. */
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
