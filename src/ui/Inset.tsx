import type { ReactNode } from 'react'
import styles from './Inset.module.css'

/** A control under the tabs, inside the page's gutters. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>
}
