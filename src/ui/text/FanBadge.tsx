import type { CSSProperties } from 'react'
import styles from './FanBadge.module.css'

interface FanBadgeProps {
  /** 1 to 10. */
  level: number
  /** For screen readers. */
  label: string
}

const HIGHEST = 10

/** A member's level with an anchor: a heart in the colour of the level, and its number. */
export function FanBadge({ level, label }: FanBadgeProps) {
  const tier = Math.min(Math.max(Math.trunc(level), 1), HIGHEST)
  return (
    <span
      className={styles.badge}
      style={{ '--tier': `var(--vip-${tier})` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <svg className={styles.heart} viewBox="0 0 12 11" aria-hidden="true">
        <path d="M6 10.5C2.5 8 .5 6 .5 3.7A2.9 2.9 0 0 1 6 2.3a2.9 2.9 0 0 1 5.5 1.4C11.5 6 9.5 8 6 10.5z" />
      </svg>
      {tier}
    </span>
  )
}
