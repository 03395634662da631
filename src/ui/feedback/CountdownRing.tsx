import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './CountdownRing.module.css'

interface CountdownRingProps {
  /** The remaining share, 0 to 1. */
  left: number
  /** The seconds, shown in the centre. */
  children: ReactNode
  /** Diameter in design points: 44, or 56 (default). */
  size?: 'm' | 'l' | undefined
}

/** A countdown ring, in amber. The text beside it says what it counts down to. */
export function CountdownRing({ left, children, size = 'l' }: CountdownRingProps) {
  const share = {
    '--ring-left': `${Math.round(Math.min(Math.max(left, 0), 1) * 1000) / 10}%`,
  } as CSSProperties
  return (
    <div className={classNames(styles.ring, styles[size])} style={share} role="timer" aria-live="off">
      {children}
    </div>
  )
}
