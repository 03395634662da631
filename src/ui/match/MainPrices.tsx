import type { ReactNode } from 'react'
import styles from './MainPrices.module.css'

/** The prices of one market in a row of their own, two or three `OddsButton`s of equal width. */
export function MainPrices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  )
}
