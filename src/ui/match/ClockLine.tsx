import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './ClockLine.module.css'

interface ClockLineProps {
  /** 下半场, VAR 复核, or the date of a match that has not started. */
  phase: string
  /** 67:24, 40-30; a slot, so that only the clock renders each second. */
  time?: ReactNode
  corners?: { readonly text: string; readonly label: string } | null | undefined
  /** The match has not started; the amber of in-play is left out. */
  upcoming?: boolean | undefined
}

/** The phase and clock of a match. */
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
