import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RoomsModel } from '../../../streams/index.ts'
import { roomPath } from '../../routes/paths.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isPlainClick } from '../../ui/isPlainClick.ts'
import { viewersWords } from './roomWords.ts'
import styles from './RoomLink.module.css'

/** The way from a match to the room that is on about it; nothing while there is none. */
export function RoomLink({ matchId }: { readonly matchId: string }) {
  const live = useLive()
  const model = useScope(() => live.rooms(), useMember().memberName)
  return model === null ? null : <Link model={model} matchId={matchId} />
}

function Link({ model, matchId }: { readonly model: RoomsModel; readonly matchId: string }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const rooms = useStream(model.rooms$)
  const room = rooms.value?.find(({ living, match }) => living && match?.matchId === matchId)
  if (room === undefined) return null
  const href = roomPath(room.roomId)
  return (
    <a
      className={styles.link}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(href)
      }}
    >
      <Icon name="video" size="m" />
      <span className={styles.title}>
        {t('room.watch')} · <bdi>{room.anchor.name}</bdi>
      </span>
      <small>{viewersWords(t, i18n.language, room.viewers)}</small>
      <Icon name="right" size="s" />
    </a>
  )
}
