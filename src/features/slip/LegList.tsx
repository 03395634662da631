import type { ReactNode } from 'react'
import styles from './LegList.module.css'

/** A plain list of `SlipLeg` or `SystemRow`. */
export function LegList({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
