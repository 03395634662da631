import type { GiftLane } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { GiftPicture } from './GiftPicture.tsx'
import styles from './GiftTray.module.css'

interface GiftTrayProps {
  readonly lanes: readonly GiftLane[]
  /** Placed below the banner of a pushed tip. */
  readonly lowered?: boolean | undefined
}

/** The gift lanes at the top left of the chat: blue for small gifts, amber for the others. */
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
  const read = useLocalText()
  const [giver, given] = [read(from.name), read(gift.name)]
  const high = gift.giftType !== 'small'
  const said = t('room.gift.lane', { name: giver, gift: given, total: String(total) })
  return (
    <li className={classNames(styles.lane, high && styles.high, mine && styles.mine)}>
      <Avatar name={giver} size="m" />
      <span className={styles.words} aria-hidden="true">
        <b>
          <bdi>{giver}</bdi>
        </b>
        <small>{t('room.gift.gave', { gift: given })}</small>
      </span>
      <GiftPicture gift={gift} className={styles.gift} />
      {/* a new element for each total, so that it is replaced instead of counting up */}
      <span key={total} className={styles.total} aria-hidden="true">
        <small>×</small>
        {total}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </li>
  )
}
