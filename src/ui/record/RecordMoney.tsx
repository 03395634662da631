import { classNames } from '../text/classNames.ts'
import styles from './RecordMoney.module.css'

export interface MoneyItem {
  readonly key: string
  readonly label: string
  readonly value: string
  /** For money won; a loss keeps the colour of the text. */
  readonly tone?: 'win' | undefined
  /** Whether the value contains words; it is then one size smaller. */
  readonly worded?: boolean | undefined
  /** What the figure does not include, shown below it. */
  readonly note?: string | undefined
}

interface RecordMoneyProps {
  items: readonly MoneyItem[]
}

/** Stake, price and return of one order. */
export function RecordMoney({ items }: RecordMoneyProps) {
  return (
    <dl className={styles.money}>
      {items.map((item) => (
        <div key={item.key} className={styles.item}>
          <dt>{item.label}</dt>
          <dd
            className={classNames(styles.value, item.tone && styles[item.tone], item.worded && styles.worded)}
          >
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The totals over a list of orders. */
export function TotalsStrip({ items }: RecordMoneyProps) {
  return (
    <dl className={styles.totals}>
      {items.map((item) => (
        <div key={item.key} className={styles.item}>
          <dt>{item.label}</dt>
          <dd className={styles.total}>{item.value}</dd>
          {item.note !== undefined && <dd className={styles.note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
