import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './ButtonRow.module.css'

interface ButtonRowProps {
  children: ReactNode
  /** Equal shares (default), or one third and two thirds for a main button. */
  layout?: 'equal' | 'oneTwo' | undefined
}

/** Buttons side by side. */
export function ButtonRow({ children, layout = 'equal' }: ButtonRowProps) {
  return <div className={classNames(styles.row, styles[layout])}>{children}</div>
}
