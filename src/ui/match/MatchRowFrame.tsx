import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './MatchRowFrame.module.css'

interface MatchRowFrameProps {
  /** The accessible name of the row: the two teams. */
  label: string
  /** The score in words, announced when it changes. The clock is not announced. */
  scoreText: string
  /** A `ClockLine`. */
  clock: ReactNode
  /** Two `TeamLine`s. */
  teams: ReactNode
  /** `MatchBadges`. */
  badges: ReactNode
  /** `MarketPages`. */
  markets: ReactNode
  /** The prices are old: the clock is dimmed and each cell is drawn as an outline. */
  stale?: boolean | undefined
  /** The markets are below the teams, over the whole width. */
  stacked?: boolean | undefined
}

/** A match in a list: teams, clock and score at the left, three price columns at the right. */
export function MatchRowFrame(props: MatchRowFrameProps) {
  return (
    <article
      className={classNames(styles.row, props.stacked && styles.stacked, props.stale && styles.stale)}
      aria-label={props.label}
    >
      <VisuallyHidden live="polite">{props.scoreText}</VisuallyHidden>
      <div className={styles.left}>
        {props.clock}
        {props.teams}
        {props.badges}
      </div>
      {props.markets}
    </article>
  )
}
