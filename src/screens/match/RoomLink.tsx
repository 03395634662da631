import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LiveRoom, Match, RoomsModel, State$ } from '../../../streams/index.ts'
import { roomPath } from '../../routes/paths.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isPlainClick } from '../../ui/button/isPlainClick.ts'
import { Player } from '../../features/player/Player.tsx'
import { MatchVideo } from './MatchVideo.tsx'
import type { Fold } from './useShownPicture.ts'
import { viewersWords } from '../../words/roomWords.ts'
import styles from './RoomLink.module.css'

type WatchedMatch = Pick<Match, 'id' | 'sport'>

interface WatchProps {
  readonly match: WatchedMatch
  /** The match as it is now, from which the score over the picture is drawn. */
  readonly match$: State$<{ readonly match: Match } | null>
  /** Whether the video is open in this page. */
  readonly video: Fold
}

interface RoomLinkProps extends WatchProps {
  readonly match: WatchedMatch & Pick<Match, 'video'>
}

/**
 * The link from a match to the room about it, or to the match's own video when there is no room. Its space is
 * reserved while neither is known and after the match ends, so that the prices below do not shift.
 */
export function RoomLink({ match, match$, video }: RoomLinkProps) {
  const [watchable, setWatchable] = useState(match.video)
  if (match.video && !watchable) setWatchable(true)
  return watchable && <RoomOrVideo match={match} match$={match$} video={video} />
}

function RoomOrVideo({ match: { id, sport }, match$, video }: WatchProps) {
  const live = useLive()
  const model = useScope(() => live.rooms({ id, sport }), live, sport, id)
  if (model === null) return <div className={styles.place} />
  return <Way model={model} match={{ id, sport }} match$={match$} video={video} />
}

function Way({ model, match: { id, sport }, match$, video }: WatchProps & { readonly model: RoomsModel }) {
  const rooms = useStream(model.rooms$)
  const room = rooms.value?.find(({ living, match }) => living && match?.matchId === id)
  if (room !== undefined) return <RoomOfMatch room={room} fold={video} match$={match$} />
  if (rooms.status === 'connecting') return <div className={styles.place} />
  return <MatchVideo id={id} sport={sport} fold={video} match$={match$} />
}

interface RoomOfMatchProps extends Pick<WatchProps, 'match$'> {
  readonly room: LiveRoom
  readonly fold: Fold
}

/** The link to the room, and its video in this page for those who want to stay with the markets. */
function RoomOfMatch({ room, fold: { open, toggle }, match$ }: RoomOfMatchProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.row}>
        <Link room={room} />
        {room.sources.length > 0 && (
          <button
            type="button"
            className={styles.video}
            aria-label={t(open ? 'statistics.videoHide' : 'statistics.video')}
            aria-expanded={open}
            onClick={toggle}
          >
            <Icon name={open ? 'close' : 'play'} size="m" />
          </button>
        )}
      </div>
      {open && (
        <Player
          name="anchor"
          sources={room.sources}
          poster={room.poster}
          delayMs={room.delayMs}
          match$={match$}
        />
      )}
    </>
  )
}

function Link({ room }: { readonly room: LiveRoom }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const read = useLocalText()
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
        {t('room.watch')} · <bdi>{read(room.anchor.name)}</bdi>
      </span>
      <small>{viewersWords(t, i18n.language, room.viewers)}</small>
      <Icon name="right" size="s" />
    </a>
  )
}
