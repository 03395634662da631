import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { RoomSwitch } from './useRoomSwitch.ts'
import styles from './RoomSwitchButtons.module.css'

const WAYS = [
  { to: 'previous', icon: 'up' },
  { to: 'next', icon: 'down' },
] as const

/** The way to the room before and the next one, over the picture; hidden with the player's controls. */
export function RoomSwitchButtons({ rooms }: { readonly rooms: RoomSwitch }) {
  const { t } = useTranslation()
  const read = useLocalText()
  if (rooms.previous === null && rooms.next === null) return null
  return (
    <div className={styles.ways} role="group" aria-label={t('room.switch.label')} data-fades="">
      {WAYS.map(({ to, icon }) => {
        const room = rooms[to]
        return (
          <button
            key={to}
            type="button"
            className={styles.way}
            aria-disabled={room === null || undefined}
            aria-label={
              room === null
                ? t(`room.switch.none.${to}`)
                : t(`room.switch.${to}`, { title: read(room.title) })
            }
            onClick={() => {
              if (room !== null) rooms.go(room)
            }}
          >
            <Icon name={icon} size="m" />
          </button>
        )
      })}
    </div>
  )
}
