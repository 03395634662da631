import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './ButtonRow.module.css'

interface ButtonRowProps {
  children: ReactNode
  /** Equal widths (default), or one third and two thirds with the main button last. */
  layout?: 'equal' | 'oneTwo' | undefined
}

export function ButtonRow({ children, layout = 'equal' }: ButtonRowProps) {
  return <div className={classNames(styles.row, styles[layout])}>{children}</div>
}
