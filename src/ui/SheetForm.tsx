import type { ReactNode } from 'react'
import styles from './SheetForm.module.css'

/** Fields and buttons one below the other, in a sheet. */
export function SheetForm({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}
