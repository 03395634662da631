import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './CountdownRing.module.css'

interface CountdownRingProps {
  /** How much is left, 0 to 1. */
  left: number
  /** The seconds, in the middle. */
  children: ReactNode
  /** 44 points, or 56 (default). */
  size?: 'm' | 'l' | undefined
}

/** Time running out: amber, because it means now. The words beside it say what for. */
export function CountdownRing({ left, children, size = 'l' }: CountdownRingProps) {
  const share = { '--left': `${Math.round(Math.min(Math.max(left, 0), 1) * 1000) / 10}%` } as CSSProperties
  return (
    <div className={classNames(styles.ring, styles[size])} style={share} role="timer" aria-live="off">
      {children}
    </div>
  )
}
