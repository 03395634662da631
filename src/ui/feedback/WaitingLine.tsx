import type { ReactNode } from 'react'
import styles from './WaitingLine.module.css'

interface WaitingLineProps {
  /** A `CountdownRing`. */
  ring: ReactNode
  title: string
  text: string
}

/** A countdown with what it counts down to. */
export function WaitingLine({ ring, title, text }: WaitingLineProps) {
  return (
    <div className={styles.line}>
      {ring}
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  )
}
