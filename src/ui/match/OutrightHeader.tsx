import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './OutrightHeader.module.css'

interface OutrightHeaderProps {
  readonly name: string
  /** When it starts, or that it is in play. */
  readonly phase: string
  /** It has not started; the amber of in-play is left out. */
  readonly upcoming: boolean
  readonly stale: boolean
}

/** The name and state of a tournament at the top of its page, in place of teams and score. */
export function OutrightHeader({ name, phase, upcoming, stale }: OutrightHeaderProps) {
  return (
    <div className={classNames(styles.header, upcoming && styles.upcoming, stale && styles.stale)}>
      <Icon name="trophy" size="l" />
      <b className={styles.name}>{name}</b>
      <span className={styles.phase}>{phase}</span>
    </div>
  )
}
