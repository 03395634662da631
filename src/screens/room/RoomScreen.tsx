import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { failureOf, type MatchRowView, type RoomModel, valueOf } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { ChannelOfPrices } from '../../features/price/ChannelOfPrices.ts'
import { MatchStrip } from '../../features/room/MatchStrip.tsx'
import { DocumentTitle } from '../../features/title/DocumentTitle.tsx'
import { RoomPanels } from './RoomPanels.tsx'
import { RoomStage } from './RoomStage.tsx'
import { RoomSwipe } from './RoomSwipe.tsx'
import { RoomSwitchButtons } from './RoomSwitchButtons.tsx'
import { RoomWaiting } from './RoomWaiting.tsx'
import { SidePlace } from './SidePlace.tsx'
import { useRoomSwitch } from './useRoomSwitch.ts'
import { useSidePanel } from './useSidePanel.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import waiting from './RoomWaiting.module.css'
import styles from './RoomScreen.module.css'

/** One live room: its video, its match and its chat. */
export function RoomScreen() {
  const { roomId = '' } = useParams()
  const live = useLive()
  const model = useScope((screen) => live.room(screen, roomId), live, roomId)
  return model === null ? <Waiting /> : <Open model={model} roomId={roomId} />
}

interface OpenProps {
  readonly model: RoomModel
  readonly roomId: string
}

function Open({ model, roomId }: OpenProps) {
  const { t } = useTranslation()
  const live = useStreamPart(model.live$, valueOf)
  const failure = useStreamPart(model.live$, failureOf)
  const facts = useStream(model.facts$)
  const hasMatch = useStreamPart(model.match$, isKnown)
  const venue = useStream(useStreams().venue.code$)
  // A venue without the sport of the match has no prices of it.
  const pricesToCome = live === undefined || live.match?.venue === venue
  const back = useGoBack(PATHS.rooms)
  const room = useRef<HTMLDivElement>(null)
  const side = useSidePanel(room)
  const rooms = useRoomSwitch(roomId)
  const stacked = side.layout === 'stacked'
  useOfflinePage(facts === null ? failure : null)
  const title = useLocalText()(facts?.topic ?? live?.title ?? t('room.title'))
  if (failure === 'refused' && facts === null) return <Gone />
  return (
    <div
      ref={room}
      className={classNames(styles.room, !stacked && styles[side.layout], side.shown && styles.shown)}
      data-full-screen=""
      data-side={side.layout}
    >
      <DocumentTitle page={title} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <div className={styles.stage}>
        <RoomSwipe rooms={rooms} on={stacked}>
          <RoomStage
            room={live}
            failed={failure !== null}
            facts={facts}
            entrance$={model.entrance$}
            danmaku={model.danmaku}
            match$={model.match$}
            poster={rooms.poster}
            onBack={back}
            onRenew={model.renewSources}
          >
            <RoomSwitchButtons rooms={rooms} />
          </RoomStage>
        </RoomSwipe>
      </div>
      <ChannelOfPrices value="video">
        {stacked && hasMatch && <MatchStrip match$={model.match$} />}
        {stacked && !hasMatch && pricesToCome && <div className={waiting.strip} />}
        <SidePlace side={side}>
          <RoomPanels model={model} live={live} facts={facts} beside={side.layout === 'beside'} />
        </SidePlace>
      </ChannelOfPrices>
    </div>
  )
}

const isKnown = (row: MatchRowView | null): boolean => row !== null

function Waiting() {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden as="h1">{t('room.title')}</VisuallyHidden>
      <RoomWaiting />
    </>
  )
}

function Gone() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = useGoBack(PATHS.rooms)
  return (
    <>
      <PageHeader title={t('room.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <EmptyState
        art="error"
        title={t('room.gone')}
        text={t('room.goneText')}
        actions={<Button onPress={() => void navigate(PATHS.rooms)}>{t('room.toList')}</Button>}
      />
    </>
  )
}
