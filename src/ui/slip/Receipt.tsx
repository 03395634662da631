import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Receipt.module.css'

interface ReceiptProps {
  /** Accepted, refused, unknown or still waiting. Each looks different. */
  outcome: 'accepted' | 'refused' | 'unknown' | 'waiting'
  title: string
  text: string
  amount?: string | undefined
  children?: ReactNode
  /** Buttons side by side; see `ButtonRow`. */
  actions?: ReactNode
}

const MARKS: Readonly<Record<ReceiptProps['outcome'], IconName>> = {
  accepted: 'check',
  refused: 'close',
  unknown: 'question',
  waiting: 'clock',
}

/** The outcome of a bet. */
export function Receipt({ outcome, title, text, amount, children, actions }: ReceiptProps) {
  return (
    <section className={classNames(styles.receipt, styles[outcome])} role="status">
      <div className={styles.head}>
        <i className={styles.mark}>
          <Icon name={MARKS[outcome]} />
        </i>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {amount !== undefined && <b className={styles.amount}>{amount}</b>}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
