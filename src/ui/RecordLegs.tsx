import { Icon, type IconName } from './Icon.tsx'
import { classNames } from './classNames.ts'
import styles from './RecordLegs.module.css'

export interface RecordLegItem {
  readonly key: string
  /** How the leg stands. */
  readonly icon: IconName
  readonly iconLabel: string
  readonly tone?: 'win' | 'lose' | undefined
  readonly name: string
  /** The match or market, on a second line. */
  readonly detail?: string | undefined
  /** Score or phase. */
  readonly now?: string | undefined
  readonly live?: boolean | undefined
  readonly price: string
}

interface RecordLegsProps {
  legs: readonly RecordLegItem[]
}

/** The legs of a parlay in the records. */
export function RecordLegs({ legs }: RecordLegsProps) {
  return (
    <ul className={styles.legs}>
      {legs.map((leg) => (
        <li key={leg.key} className={styles.leg}>
          <Icon
            name={leg.icon}
            size="m"
            label={leg.iconLabel}
            className={classNames(styles.icon, leg.tone && styles[leg.tone])}
          />
          <span className={styles.words}>
            <span>{leg.name}</span>
            {leg.detail && <small>{leg.detail}</small>}
          </span>
          <span className={classNames(styles.now, leg.live && styles.live)}>{leg.now}</span>
          <b className={styles.price}>{leg.price}</b>
        </li>
      ))}
    </ul>
  )
}
