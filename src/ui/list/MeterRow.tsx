import { Icon } from '../icon/Icon.tsx'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import styles from './MeterRow.module.css'

interface MeterRowProps {
  label: string
  value: string
  /** A second line, such as a change to come. */
  note?: string | undefined
  /** How much is used, 0 to 1; `null` without a limit. */
  share: number | null
  onPress: () => void
}

/** A setting that is a limit: how much of it is used, and a bar. It opens the form for the limit. */
export function MeterRow({ label, value, note, share, onPress }: MeterRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {value}
          <Icon name="right" size="s" className={styles.arrow} />
        </span>
      </span>
      {share !== null && <ProgressBar label={label} value={share} />}
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </button>
  )
}
