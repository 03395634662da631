import type { ReactNode } from 'react'
import styles from './ReceiptFrame.module.css'

/** Aligns receipts with the header and the buttons of the sheet. */
export function ReceiptFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
