import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface BadgeProps {
  children: ReactNode
  /** `action` for kinds of bet, `live` for now. */
  tone?: 'action' | 'live' | undefined
}

/** A small worded tag. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={classNames(styles.badge, tone && styles[tone])}>{children}</span>
}
