import type { ReactNode } from 'react'
import styles from './MarketColumns.module.css'

interface MarketColumnsProps {
  /** Up to three columns of `OddsButton`s; a missing one leaves its place empty. */
  columns: readonly ReactNode[]
}

/** The three price columns of a match row. */
export function MarketColumns({ columns }: MarketColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <div key={index} className={styles.column} data-column="">
          {column}
        </div>
      ))}
    </div>
  )
}
