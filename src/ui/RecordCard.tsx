import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { classNames } from './classNames.ts'
import styles from './RecordCard.module.css'

/** Red and green are for wins and moves only; a loss is grey. */
export type RecordTone = 'pending' | 'now' | 'win' | 'lose' | 'push' | 'refused'

interface RecordCardProps {
  /** 单关, 3串1 */
  kind: string
  time: string
  status: string
  tone: RecordTone
  /** The bet's own name for readers. */
  label: string
  children: ReactNode
}

/** One order in the records. */
export function RecordCard({ kind, time, status, tone, label, children }: RecordCardProps) {
  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.top}>
        <Badge tone="action">{kind}</Badge>
        {time}
        <span className={classNames(styles.status, styles[tone])}>{status}</span>
      </div>
      {children}
    </article>
  )
}

interface RecordSelectionProps {
  name: string
  price: string
  /** Market, score at the time, match. */
  detail: string
}

/** What a single bet is on. */
export function RecordSelection({ name, price, detail }: RecordSelectionProps) {
  return (
    <>
      <div className={styles.selection}>
        <span>{name}</span>
        <b>{price}</b>
      </div>
      <div className={styles.detail}>{detail}</div>
    </>
  )
}
