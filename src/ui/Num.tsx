import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Num.module.css'

interface NumProps {
  children: ReactNode
  /** Amber means now; up and down are price moves; win is a result. */
  tone?: 'live' | 'quiet' | 'action' | 'win' | undefined
  bold?: boolean | undefined
}

/** A figure inside running text: tabular, in the number face. */
export function Num({ children, tone, bold = false }: NumProps) {
  return <span className={classNames(styles.num, tone && styles[tone], bold && styles.bold)}>{children}</span>
}
