import { useTranslation } from 'react-i18next'
import type { GiftLane } from '../../../streams/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { classNames } from '../../ui/classNames.ts'
import { GiftPicture } from './GiftPicture.tsx'
import styles from './GiftTray.module.css'

interface GiftTrayProps {
  readonly lanes: readonly GiftLane[]
  /** Under the banner of a pushed order. */
  readonly lowered?: boolean | undefined
}

/** The lanes of gifts at the chat's top left: amber for high ones, blue for others. */
export function GiftTray({ lanes, lowered = false }: GiftTrayProps) {
  const { t } = useTranslation()
  if (lanes.length === 0) return null
  return (
    <ul className={classNames(styles.tray, lowered && styles.lowered)} aria-label={t('room.gift.lanes')}>
      {lanes.map((lane) => (
        <Lane key={lane.key} lane={lane} />
      ))}
    </ul>
  )
}

function Lane({ lane: { from, gift, total, mine } }: { readonly lane: GiftLane }) {
  const { t } = useTranslation()
  const high = gift.giftType !== 'small'
  const said = t('room.gift.lane', { name: from.name, gift: gift.name, total: String(total) })
  return (
    <li className={classNames(styles.lane, high && styles.high, mine && styles.mine)}>
      <Avatar name={from.name} size="m" />
      <span className={styles.words} aria-hidden="true">
        <b>
          <bdi>{from.name}</bdi>
        </b>
        <small>{t('room.gift.gave', { gift: gift.name })}</small>
      </span>
      <GiftPicture gift={gift} className={styles.gift} />
      {/* a new element for each total, so that it swaps and never counts up */}
      <span key={total} className={styles.total} aria-hidden="true">
        <small>×</small>
        {total}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </li>
  )
}
