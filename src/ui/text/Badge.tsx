import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface BadgeProps {
  children: ReactNode
  /** `action` for a kind of bet, `live` for in-play. */
  tone?: 'action' | 'live' | undefined
}

/** A small tag with text. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={classNames(styles.badge, tone && styles[tone])}>{children}</span>
}
