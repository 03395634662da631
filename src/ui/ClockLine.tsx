import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { classNames } from './classNames.ts'
import styles from './ClockLine.module.css'

interface ClockLineProps {
  /** 下半场, VAR 复核, or a date for a match to come. */
  phase: string
  /** 67:24, 40-30; a slot, so that only the clock redraws each second. */
  time?: ReactNode
  corners?: { readonly text: string; readonly label: string } | null | undefined
  /** A match to come: no amber. */
  upcoming?: boolean | undefined
}

/** Where a match stands. */
export function ClockLine({ phase, time, corners, upcoming = false }: ClockLineProps) {
  return (
    <div className={classNames(styles.line, upcoming && styles.upcoming)}>
      <span className={styles.phase}>{phase}</span>
      {time !== undefined && time !== '' && <span className={styles.time}>{time}</span>}
      {corners && (
        <span className={styles.corners} role="img" aria-label={corners.label}>
          <Icon name="corner" size="s" />
          {corners.text}
        </span>
      )}
    </div>
  )
}
