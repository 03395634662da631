import type { ReactNode } from 'react'
import styles from './SheetForm.module.css'

/** Fields and buttons in a column, in a sheet. */
export function SheetForm({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}
