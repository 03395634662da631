import type { ReactNode } from 'react'
import { Badge } from '../text/Badge.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './RecordCard.module.css'

/** Colours of a status. Red and green are for wins and price moves only; a loss is grey. */
export type RecordTone = 'pending' | 'now' | 'win' | 'lose' | 'push' | 'refused'

interface RecordCardProps {
  /** 单关, 3串1. */
  kind: string
  /** A second tag, such as that of a chase. */
  tag?: string | null
  time: string
  /** The currency of its amounts. */
  currency: string
  status: string
  tone: RecordTone
  /** The accessible name of the bet. */
  label: string
  children: ReactNode
}

/** One order in the records. */
export function RecordCard({ kind, tag, time, currency, status, tone, label, children }: RecordCardProps) {
  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.top}>
        <Badge tone="action">{kind}</Badge>
        {typeof tag === 'string' && <Badge>{tag}</Badge>}
        <span>{time}</span>
        <span>{currency}</span>
        <span className={classNames(styles.status, styles[tone])}>{status}</span>
      </div>
      {children}
    </article>
  )
}

interface RecordSelectionProps {
  name: string
  price: string
  /** Market, score at the time of the bet, match. */
  detail: string
}

/** The selection of a single. */
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
