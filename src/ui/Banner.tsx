import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Banner.module.css'

interface BannerProps {
  icon: IconName
  /** Fact, consequence, way out. */
  children: ReactNode
  action?: { readonly label: string; readonly onPress: () => void } | null | undefined
}

/** A line for what is still true, with one action. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon name={icon} size="m" className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
