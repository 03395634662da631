import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Num.module.css'

interface NumProps {
  children: ReactNode
  /** Amber (`live`) is for in-play, `win` for a result. */
  tone?: 'live' | 'quiet' | 'action' | 'win' | undefined
  bold?: boolean | undefined
}

/** A figure in running text, in the number font with tabular figures. */
export function Num({ children, tone, bold = false }: NumProps) {
  return <span className={classNames(styles.num, tone && styles[tone], bold && styles.bold)}>{children}</span>
}
