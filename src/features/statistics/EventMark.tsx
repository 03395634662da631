import type { SoccerEvent } from '../../../streams/statistics.ts'
import { Icon, type IconName } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './EventMark.module.css'

const ICONS: Readonly<Partial<Record<SoccerEvent['type'], IconName>>> = {
  goal: 'football',
  goalCancelled: 'close',
  penaltyGiven: 'warning',
  penaltyMissed: 'close',
  corner: 'corner',
  substitution: 'sort',
}

/** A small picture of an event: a card in its colour, or an icon. */
export function EventMark({ type }: Pick<SoccerEvent, 'type'>) {
  if (type === 'yellowCard' || type === 'redCard')
    return <i className={classNames(styles.card, type === 'redCard' && styles.red)} aria-hidden="true" />
  return <Icon name={ICONS[type] ?? 'info'} size="m" />
}
