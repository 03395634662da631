import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './KeyValue.module.css'

interface KeyValueProps {
  label: ReactNode
  value?: ReactNode
  /** `win` is only for results. */
  tone?: 'win' | 'plain' | undefined
  /** A word before the figure, as in “可赢 184.00”. */
  lead?: string | undefined
  /** The figure before a change, struck through. */
  former?: string | undefined
}

/** A small line with a label at the left and a figure at the right. */
export function KeyValue({ label, value, tone, lead, former }: KeyValueProps) {
  const figure = <b className={classNames(styles.value, tone && styles[tone])}>{value}</b>
  return (
    <div className={styles.line}>
      <span>{label}</span>
      {value !== undefined && lead === undefined && figure}
      {value !== undefined && lead !== undefined && (
        <span className={styles.end}>
          {lead} {former !== undefined && <s className={styles.former}>{former}</s>} {figure}
        </span>
      )}
    </div>
  )
}
