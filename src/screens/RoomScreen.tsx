import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { RoomModel } from '../../streams/index.ts'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useLive } from '../bindings/useLive.ts'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { GiftStage } from '../features/giftStage/GiftStage.tsx'
import { MatchStrip } from '../features/room/MatchStrip.tsx'
import { RoomFloor } from '../features/room/RoomFloor.tsx'
import { RoomStage } from '../features/room/RoomStage.tsx'
import { PATHS } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './RoomScreen.module.css'

/** One live room: its picture, its match, and its talk. */
export function RoomScreen() {
  const { roomId = '' } = useParams()
  const live = useLive()
  const { memberName } = useMember()
  const model = useScope((screen) => live.room(screen, roomId), `${memberName} ${roomId}`)
  return model === null ? <Waiting /> : <Open model={model} />
}

function Open({ model }: { readonly model: RoomModel }) {
  const { t } = useTranslation()
  const live = useStream(model.live$)
  const facts = useStream(model.facts$)
  const row = useStream(model.match$)
  const back = useBack()
  const title = facts?.topic ?? live.value?.title ?? t('room.title')
  if (live.status === 'failed' && live.reason === 'refused' && facts === null) return <Gone />
  return (
    <div className={styles.room}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Stage model={model} onBack={back} />
      {row !== null && <MatchStrip row={row} />}
      <RoomFloor model={model} live={live.value} facts={facts} row={row} />
      <Show model={model} anchorName={facts?.anchor.name ?? ''} />
    </div>
  )
}

function Stage({ model, onBack }: { readonly model: RoomModel; readonly onBack: () => void }) {
  const live = useStream(model.live$)
  const facts = useStream(model.facts$)
  const entrance = useStream(model.entrance$)
  return (
    <RoomStage live={live} facts={facts} entrance={entrance} onBack={onBack} onRenew={model.renewSources} />
  )
}

function Show({ model, anchorName }: { readonly model: RoomModel; readonly anchorName: string }) {
  const show = useStream(model.giftShow$)
  return <GiftStage show={show} anchorName={anchorName} onShown={model.giftShown} />
}

function useBack(): () => void {
  const navigate = useNavigate()
  return () => {
    // Opened from a link there is nothing to go back to.
    if (window.history.length > 1) void navigate(-1)
    else void navigate(PATHS.rooms)
  }
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden as="h1">{t('room.title')}</VisuallyHidden>
      <div className={styles.picture} />
      <Skeleton shape="detail" rows={4} label={t('common.loading')} />
    </>
  )
}

function Gone() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = useBack()
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
