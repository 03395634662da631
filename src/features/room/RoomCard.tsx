import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LiveRoom } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roomPath } from '../../routes/paths.ts'
import { fromList } from '../../routes/roomList.ts'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isPlainClick } from '../../ui/button/isPlainClick.ts'
import { countWords, teamsWords, viewersWords } from '../../words/roomWords.ts'
import { useStartWords } from './useStartWords.ts'
import styles from './RoomCard.module.css'

interface RoomCardProps {
  readonly room: LiveRoom
  /** The ids of the list that the card is in: a member moves from room to room in its order. */
  readonly list: readonly string[]
  /** Whether the member follows the anchor. */
  readonly followed: boolean
}

/** A room in the list: its poster, whether it is live, its anchor and its topic. */
export function RoomCard({ room, list, followed }: RoomCardProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const read = useLocalText()
  const starts = useStartWords(room)
  const host = read(room.anchor.name)
  const href = roomPath(room.roomId)
  const state = t(room.living ? 'room.living' : 'room.notLiving')
  const label = t('room.list.card', {
    title: read(room.title),
    host,
    state,
    viewers: countWords(i18n.language, room.viewers),
  })
  const spoken = [label, starts, followed ? t('room.followed') : null]
    .filter((part) => part !== null)
    .join(t('common.separator'))
  return (
    <a
      className={styles.card}
      href={href}
      aria-label={spoken}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(href, { state: fromList(list) })
      }}
    >
      <div className={styles.picture}>
        <Poster address={room.poster} />
        <span className={classNames(styles.state, room.living && styles.living)}>{state}</span>
        {followed && <span className={styles.followed}>{t('room.followed')}</span>}
        <span className={styles.viewers}>{starts ?? viewersWords(t, i18n.language, room.viewers)}</span>
      </div>
      <b className={styles.title}>
        <bdi>{read(room.title)}</bdi>
      </b>
      <span className={styles.anchor}>
        <Avatar src={room.anchor.avatar} name={host} />
        <span className={styles.words}>
          <bdi>{host}</bdi>
          <small>
            <bdi>{room.match === null ? t(`room.kind.${room.kind}`) : teamsWords(t, room.match)}</bdi>
          </small>
        </span>
      </span>
    </a>
  )
}

function Poster({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === '' || broken === address) return <Icon name="video" size="l" />
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => {
        setBroken(address)
      }}
    />
  )
}
