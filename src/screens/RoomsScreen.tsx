import { Navigate, useSearchParams } from 'react-router-dom'
import dayjs from 'dayjs'
import { type Feed, isSport, type LiveRoom, type RoomsModel } from '../../streams/index.ts'
import { useLive } from '../bindings/useLive.ts'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useOfflinePage } from '../bindings/useOfflinePage.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { RoomList } from '../features/room/RoomList.tsx'
import { MATCH_IN_QUERY, matchPath, roomPath, SPORT_IN_QUERY } from '../routes/paths.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { CardSkeleton } from '../ui/feedback/CardSkeleton.tsx'

/** The list of live rooms. */
export function RoomsScreen() {
  const { t } = useTranslation()
  const live = useLive()
  const model = useScope(() => live.rooms(), live)
  return (
    <>
      <PageHeader
        title={t('room.list.title')}
        actions={
          <IconButton icon="refresh" label={t('common.action.refresh')} onPress={() => model?.refresh()} />
        }
      />
      {model === null ? <Waiting /> : <Rooms model={model} />}
    </>
  )
}

/** Roughly fills one screen. */
const SKELETON_CARDS = 6

function Waiting() {
  const { t } = useTranslation()
  return (
    <>
      <ScreenBanner reports="nothing" />
      <CardSkeleton cards={SKELETON_CARDS} label={t('common.loading')} />
    </>
  )
}

function Rooms({ model }: { readonly model: RoomsModel }) {
  const { t } = useTranslation()
  const rooms = useStream(model.rooms$)
  const [params] = useSearchParams()
  useOfflinePage(rooms.status === 'failed' ? rooms.reason : null)
  const retry = { label: t('common.action.retry'), onPress: model.refresh }
  if (rooms.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('room.list.failed')}
        text={t(`states.feed.${rooms.reason}`)}
        actions={<Button onPress={model.refresh}>{retry.label}</Button>}
      />
    )
  }
  if (rooms.value === undefined) return <Waiting />
  const wanted = wantedPath(rooms.value, params)
  if (wanted !== null) return <Navigate to={wanted} replace />
  return (
    <>
      <StaleBanner rooms={rooms} retry={retry} />
      {rooms.value.length === 0 ? (
        <EmptyState art="flag" title={t('room.list.empty')} text={t('room.list.emptyText')} />
      ) : (
        <RoomList rooms={rooms.value} />
      )}
    </>
  )
}

/** The live room about the match that was requested, or the page of the match; `null` shows the list. */
function wantedPath(rooms: readonly LiveRoom[], params: URLSearchParams): string | null {
  const matchId = params.get(MATCH_IN_QUERY)
  if (matchId === null) return null
  const room = rooms.find(({ living, match }) => living && match?.matchId === matchId)
  if (room !== undefined) return roomPath(room.roomId)
  const sport = params.get(SPORT_IN_QUERY)
  return sport !== null && isSport(sport) ? matchPath(sport, matchId) : null
}

interface StaleBannerProps {
  readonly rooms: Feed<readonly LiveRoom[]>
  readonly retry: { readonly label: string; readonly onPress: () => void }
}

function StaleBanner({ rooms, retry }: StaleBannerProps) {
  const { t } = useTranslation()
  if (rooms.status !== 'stale') return <ScreenBanner reports="nothing" />
  return (
    <Banner floats icon="offline" action={retry}>
      {t('states.listOld', {
        reason: t(`states.feed.${rooms.reason}`),
        time: dayjs(rooms.asOf).format('HH:mm:ss'),
      })}
    </Banner>
  )
}
