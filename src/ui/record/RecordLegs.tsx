import type { MouseEvent } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './RecordLegs.module.css'

export interface RecordLegItem {
  readonly key: string
  /** The state of the leg. */
  readonly icon: IconName
  readonly iconLabel: string
  readonly tone?: 'win' | 'lose' | undefined
  readonly name: string
  /** The match or market, on a second line. */
  readonly detail?: string | undefined
  /** The present score or phase. */
  readonly now?: string | undefined
  readonly live?: boolean | undefined
  readonly price: string
  /** A link to the match; `onClick` should use `isPlainClick`. */
  readonly link?: { readonly href: string; readonly onClick: (event: MouseEvent) => void } | undefined
}

interface RecordLegsProps {
  legs: readonly RecordLegItem[]
}

/** The legs of a series in the records. */
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
            {leg.link === undefined ? <span>{leg.name}</span> : <a {...leg.link}>{leg.name}</a>}
            {leg.detail && <small>{leg.detail}</small>}
          </span>
          <span className={classNames(styles.now, leg.live && styles.live)}>{leg.now}</span>
          <b className={styles.price}>{leg.price}</b>
        </li>
      ))}
    </ul>
  )
}
