import { type ReactNode, useCallback, useMemo } from 'react'
import type { DanmakuModel, LiveRoom, NowPlaying, RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { blockedSpeakers } from '../../features/chat/blockedSpeakers.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Player } from '../../features/player/Player.tsx'
import { DanmakuLayer } from '../../features/danmaku/DanmakuLayer.tsx'
import { DanmakuOptions } from '../../features/danmaku/DanmakuOptions.tsx'
import { DanmakuToggle } from '../../features/danmaku/DanmakuToggle.tsx'
import { AnchorChip } from '../../features/room/AnchorChip.tsx'
import { useStartWords } from '../../features/room/useStartWords.ts'
import { Entrance } from './Entrance.tsx'
import styles from './RoomStage.module.css'

interface RoomStageProps {
  /** The room as in the live list, once it is known. */
  readonly room: LiveRoom | undefined
  /** The room is not known because it could not be loaded. */
  readonly failed: boolean
  readonly facts: RoomFacts | null
  readonly entrance$: RoomModel['entrance$']
  readonly onBack: () => void
  /** Requests new addresses of the video sources. */
  readonly onRenew: () => void
  readonly danmaku: DanmakuModel
  readonly match$: RoomModel['match$']
  /** The picture until the room is loaded. */
  readonly poster: string
  /** More over the picture. */
  readonly children: ReactNode
}

const NO_SOURCES: LiveRoom['sources'] = []
const NO_GIFTS: RoomFacts['gifts'] = []

/** The room's video with its anchor, the chat that flies over it, and the member who has just entered. */
export function RoomStage(props: RoomStageProps) {
  const { room, failed, facts, entrance$, danmaku, match$, poster, onBack, onRenew, children } = props
  const { t } = useTranslation()
  const { local } = useStreams().storage
  // The list is read from storage for each message, because the chat panel changes it while this screen is open.
  const isBlocked = useCallback(
    (speakerId: string) => blockedSpeakers(local).some(({ id }) => id === speakerId),
    [local],
  )
  const nowPlaying = useNowPlaying(room, facts)
  const starts = useStartWords(room)
  const anchor = facts?.anchor ?? room?.anchor
  return (
    <div className={styles.stage}>
      <Player
        name="anchor"
        sources={room?.living === true ? room.sources : NO_SOURCES}
        loading={room === undefined && !failed}
        absence={starts}
        poster={room?.poster ?? poster}
        delayMs={room?.delayMs ?? 0}
        nowPlaying={nowPlaying}
        onRenew={onRenew}
        match$={match$}
        header={
          <>
            <IconButton icon="left" label={t('common.action.back')} onPress={onBack} />
            {anchor !== undefined && (
              <AnchorChip anchor={anchor} viewers={facts?.viewers ?? room?.viewers ?? 0} />
            )}
          </>
        }
        actions={<DanmakuToggle model={danmaku} />}
        settings={<DanmakuOptions model={danmaku} />}
      >
        <DanmakuLayer model={danmaku} gifts={facts?.gifts ?? NO_GIFTS} isBlocked={isBlocked} />
        <Entrance entrance$={entrance$} />
        {children}
      </Player>
    </div>
  )
}

/** What the lock screen says; `null` until the room is known. */
function useNowPlaying(room: LiveRoom | undefined, facts: RoomFacts | null): NowPlaying | null {
  const read = useLocalText()
  const title = read(facts?.topic ?? room?.title ?? '')
  const artist = read(facts?.anchor.name ?? room?.anchor.name ?? '')
  const artwork = room?.poster ?? ''
  return useMemo(() => (title === '' ? null : { title, artist, artwork }), [title, artist, artwork])
}
