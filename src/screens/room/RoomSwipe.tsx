import { type ReactNode, useRef } from 'react'
import type { LiveRoom } from '../../../streams/index.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import type { RoomSwitch } from './useRoomSwitch.ts'
import { type Aim, useVerticalSwipe } from './useVerticalSwipe.ts'
import styles from './RoomSwipe.module.css'

interface RoomSwipeProps {
  readonly rooms: RoomSwitch
  /** Whether a swipe moves to another room. */
  readonly on: boolean
  /** The picture. */
  readonly children: ReactNode
}

/** In a lower window the page scrolls, and a swipe over the picture scrolls it. */
const PAGE_STANDS = '(min-height: 560px)'

/**
 * The picture of a room, which a vertical swipe takes to the next room or the one before. The other room's poster
 * follows the finger; with reduced motion it appears in place.
 */
export function RoomSwipe({ rooms, on, children }: RoomSwipeProps) {
  const track = useRef<HTMLDivElement>(null)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const stands = useMedia(PAGE_STANDS)
  const active = on && stands && (rooms.previous !== null || rooms.next !== null)
  const { aim, handlers } = useVerticalSwipe({
    track,
    still,
    mayGo: (to) => rooms[to] !== null,
    onGo: (to) => {
      const room = rooms[to]
      if (room !== null) rooms.go(room)
    },
  })
  return (
    <div className={classNames(styles.frame, active && styles.active)} {...(active ? handlers : {})}>
      <div ref={track} className={styles.track}>
        {children}
        {active && aim !== null && <Other to={aim} room={rooms[aim]} still={still} />}
      </div>
    </div>
  )
}

interface OtherProps {
  readonly to: Aim
  readonly room: LiveRoom | null
  readonly still: boolean
}

/** The room that the swipe leads to; at an end of the list, a line that says so. */
function Other({ to, room, still }: OtherProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <div
      className={classNames(styles.other, styles[to], still && room !== null && styles.still)}
      aria-hidden="true"
    >
      {room !== null && room.poster !== '' && <img src={room.poster} alt="" draggable={false} />}
      <span className={styles.name}>
        {room === null ? (
          t(`room.switch.none.${to}`)
        ) : (
          <bdi>{[read(room.anchor.name), read(room.title)].join(t('common.separator'))}</bdi>
        )}
      </span>
    </div>
  )
}
