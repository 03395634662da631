import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Feed, LiveRoom, RoomFacts, Speaker } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Player } from '../../features/player/Player.tsx'
import { AnchorChip } from '../../features/room/AnchorChip.tsx'
import { SpeakerBadge } from '../../features/chat/SpeakerBadge.tsx'
import styles from './RoomStage.module.css'

interface RoomStageProps {
  readonly live: Feed<LiveRoom>
  readonly facts: RoomFacts | null
  readonly entrance: Speaker | null
  readonly onBack: () => void
  /** Requests new addresses of the video sources. */
  readonly onRenew: () => void
  /** Shown at the top right. */
  readonly actions?: ReactNode
}

const NO_SOURCES: LiveRoom['sources'] = []

/** The room's video with its anchor, and the member who has just entered. */
export function RoomStage({ live, facts, entrance, onBack, onRenew, actions }: RoomStageProps) {
  const { t } = useTranslation()
  const room = live.value
  const anchor = facts?.anchor ?? room?.anchor
  return (
    <div className={styles.stage}>
      <Player
        sources={room?.living === true ? room.sources : NO_SOURCES}
        loading={room === undefined && live.status !== 'failed'}
        poster={room?.poster ?? ''}
        delayMs={room?.delayMs ?? 0}
        onRenew={onRenew}
        header={
          <>
            <IconButton icon="left" label={t('common.action.back')} onPress={onBack} />
            {anchor !== undefined && (
              <AnchorChip anchor={anchor} viewers={facts?.viewers ?? room?.viewers ?? 0} />
            )}
          </>
        }
        actions={actions}
      >
        {entrance !== null && <Entrance key={entrance.id} speaker={entrance} />}
      </Player>
    </div>
  )
}

function Entrance({ speaker }: { readonly speaker: Speaker }) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <div className={styles.entrance}>
      <SpeakerBadge speaker={speaker} />
      <b>
        <bdi>{read(speaker.name)}</bdi>
      </b>
      <span>{t('room.enters')}</span>
    </div>
  )
}
