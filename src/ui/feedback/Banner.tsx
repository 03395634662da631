import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import styles from './Banner.module.css'

interface BannerProps {
  icon: IconName
  /** The fact, its consequence, and what can be done. */
  children: ReactNode
  /** Whether it overlays the content below it, so that nothing shifts when it appears or disappears. */
  floats?: boolean
  /** Whether it interrupts what a screen reader says, because nothing else can be done. */
  alerts?: boolean
  action?: { readonly label: string; readonly onPress: () => void } | null | undefined
}

/** A line about a lasting condition, with at most one action. */
export function Banner({ icon, children, action, floats = false, alerts = false }: BannerProps) {
  const banner = (
    <div className={styles.banner} role={alerts ? 'alert' : 'status'}>
      <Icon name={icon} size="m" className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
  return floats ? <div className={styles.floating}>{banner}</div> : banner
}
