import type { ReactNode } from 'react'
import styles from './SystemRow.module.css'

interface SystemRowProps {
  /** 3串4. */
  name: string
  /** `@7.11`, or `× 4 注`. */
  detail: string
  /** `2串1 × 3 + 3串1 × 1 · 每注 10 – 2,500`. */
  note: string
  stake: ReactNode
}

/** One series, with its stake field. */
export function SystemRow({ name, detail, note, stake }: SystemRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {name}
        <span>{detail}</span>
      </div>
      {stake}
      <div className={styles.note}>{note}</div>
    </li>
  )
}
