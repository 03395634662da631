import type { CSSProperties } from 'react'
import { classNames } from './classNames.ts'
import styles from './LevelBadge.module.css'

interface LevelBadgeProps {
  /** VIP 0 to 10; ignored for a badge with a role. */
  level: number
  /** Anchors and admins have a word in place of a level. */
  role?: 'anchor' | 'admin' | undefined
  /** `V7`, or the role in a word. */
  text: string
  /** The text in full for screen readers: `VIP 7`. */
  label: string
}

const HIGHEST = 10

/** A member's level in its colours, or the role in a word. */
export function LevelBadge({ level, role, text, label }: LevelBadgeProps) {
  const tier = Math.min(Math.max(Math.trunc(level), 0), HIGHEST)
  const colours = { '--tier': `var(--vip-${tier})`, '--on-tier': `var(--on-vip-${tier})` } as CSSProperties
  return (
    <span
      className={classNames(styles.badge, role && styles[role])}
      style={role === undefined ? colours : undefined}
      role="img"
      aria-label={label}
    >
      {text}
    </span>
  )
}
