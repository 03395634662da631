import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { RoomModel } from '../../../streams/index.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { ChannelOfPrices } from '../../features/price/ChannelOfPrices.ts'
import { MatchStrip } from '../../features/room/MatchStrip.tsx'
import { RoomPanels } from './RoomPanels.tsx'
import { RoomStage } from './RoomStage.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './RoomScreen.module.css'

/** One live room: its video, its match and its chat. */
export function RoomScreen() {
  const { roomId = '' } = useParams()
  const live = useLive()
  const model = useScope((screen) => live.room(screen, roomId), live, roomId)
  return model === null ? <Waiting /> : <Open model={model} />
}

function Open({ model }: { readonly model: RoomModel }) {
  const { t } = useTranslation()
  const live = useStream(model.live$)
  const facts = useStream(model.facts$)
  const row = useStream(model.match$)
  const back = useGoBack(PATHS.rooms)
  useOfflinePage(live.status === 'failed' && facts === null ? live.reason : null)
  const title = useLocalText()(facts?.topic ?? live.value?.title ?? t('room.title'))
  if (live.status === 'failed' && live.reason === 'refused' && facts === null) return <Gone />
  return (
    <div className={styles.room}>
      <title>{`${title} · ${t('common.appName')}`}</title>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Stage model={model} onBack={back} />
      <ChannelOfPrices value="video">
        {row !== null && <MatchStrip row={row} />}
        {row === null && live.value?.match !== null && <div className={styles.strip} />}
        <RoomPanels model={model} live={live.value} facts={facts} row={row} />
      </ChannelOfPrices>
    </div>
  )
}

function Stage({ model, onBack }: { readonly model: RoomModel; readonly onBack: () => void }) {
  const live = useStream(model.live$)
  const facts = useStream(model.facts$)
  const entrance = useStream(model.entrance$)
  return (
    <RoomStage
      live={live}
      facts={facts}
      entrance={entrance}
      danmaku={model.danmaku}
      onBack={onBack}
      onRenew={model.renewSources}
    />
  )
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
