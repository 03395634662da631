import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import styles from './ListRow.module.css'

interface ListRowProps {
  label: string
  /** A second line in a subdued colour. */
  note?: ReactNode
  icon?: IconName | undefined
  /** The present value. */
  value?: ReactNode
  /** Opens a choice or a page; without it the row is not interactive itself and shows its control. */
  onPress?: (() => void) | undefined
  /** Opens another site in a new tab, instead of `onPress`. */
  href?: string | undefined
  /** A `Segmented` or `Switch` at the end. */
  control?: ReactNode
}

/** The row of one setting. */
export function ListRow({ label, note, icon, value, onPress, href, control }: ListRowProps) {
  const words = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <span className={styles.words}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
        {words}
        <span className={styles.value}>
          <Icon name="right" size="s" className={styles.arrow} />
        </span>
      </a>
    )
  }
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
