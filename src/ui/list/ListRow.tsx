import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import styles from './ListRow.module.css'

interface ListRowProps {
  label: string
  /** A second line in a subdued colour. */
  note?: string | undefined
  icon?: IconName | undefined
  /** The present value. */
  value?: ReactNode
  /** Opens a choice or a page; without it the row is not interactive itself and shows its control. */
  onPress?: (() => void) | undefined
  /** A `Segmented` or `Switch` at the end. */
  control?: ReactNode
}

/** The row of one setting. */
export function ListRow({ label, note, icon, value, onPress, control }: ListRowProps) {
  const words = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <span className={styles.words}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
    </>
  )
  if (onPress === undefined) {
    return (
      <div className={styles.row}>
        {words}
        <span className={styles.control}>{control ?? <span className={styles.value}>{value}</span>}</span>
      </div>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      {words}
      <span className={styles.value}>
        {value}
        <Icon name="right" size="s" className={styles.arrow} />
      </span>
    </button>
  )
}
