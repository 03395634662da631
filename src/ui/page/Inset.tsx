import type { ReactNode } from 'react'
import styles from './Inset.module.css'

/** Indents a control below the tabs by the page's gutters. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>
}
