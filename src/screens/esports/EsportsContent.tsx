import dayjs from 'dayjs'
import type { EsportsView } from '../../../streams/esports.ts'
import type { FeedReason } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { EsportsList } from '../../features/esports/EsportsList.tsx'
import { isVenueClosed, venueTroubleNote, venueTroubleText } from '../../i18n/venueTroubleText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

interface EsportsContentProps {
  readonly view: EsportsView
  readonly onFold: (leagueId: string) => void
  readonly onAllLeagues: () => void
  readonly onToday: () => void
}

/** Roughly fills one screen. */
const SKELETON_ROWS = 5

/** The list in each state of its feed: loading, failed, old, empty or filled. */
export function EsportsContent({ view, onFold, onAllLeagues, onToday }: EsportsContentProps) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  const { menu, game, list, day, sort, leagues } = view
  if (menu.status === 'failed') return <Failed reason={menu.reason} />
  if (menu.value === null && game === null) return <EmptyState art="flag" title={t('esports.none')} />
  if (list.status === 'failed') return <Failed reason={list.reason} />
  if (list.value === undefined) {
    return <Skeleton shape="matches" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  const name = ['esports', game?.path ?? '', day, sort, ...leagues].join(' ')
  return (
    <>
      <ScreenBanner reports="prices" />
      {list.status === 'stale' && (
        <Banner floats icon="offline" action={reconnect}>
          {t('states.feedBanner', {
            reason: t(`states.feed.${list.reason}`),
            time: dayjs(list.asOf).format('HH:mm:ss'),
          })}
        </Banner>
      )}
      {list.value.length > 0 ? (
        <EsportsList
          key={name}
          name={name}
          groups={list.value}
          stale={list.status === 'stale'}
          onFold={onFold}
        />
      ) : (
        <Empty
          limited={leagues.length > 0}
          today={day === 'today'}
          onAllLeagues={onAllLeagues}
          onToday={onToday}
        />
      )}
    </>
  )
}

interface EmptyProps extends Pick<EsportsContentProps, 'onAllLeagues' | 'onToday'> {
  readonly limited: boolean
  readonly today: boolean
}

function Empty({ limited, today, onAllLeagues, onToday }: EmptyProps) {
  const { t } = useTranslation()
  if (limited) {
    const action = (
      <Button kind="secondary" onPress={onAllLeagues}>
        {t('home.filter.clear')}
      </Button>
    )
    return <EmptyState art="flag" title={t('home.filter.none')} actions={action} />
  }
  return (
    <EmptyState
      art="flag"
      title={t('esports.empty.title')}
      text={t('esports.empty.text')}
      actions={
        today ? undefined : (
          <Button kind="secondary" onPress={onToday}>
            {t('esports.empty.today')}
          </Button>
        )
      }
    />
  )
}

function Failed({ reason }: { readonly reason: FeedReason }) {
  const { t, i18n } = useTranslation()
  const { entry, rules } = useMember()
  const trouble = useStream(entry.trouble$)
  const reconnect = useReconnect()
  useOfflinePage(reason)
  return (
    <EmptyState
      art={trouble !== null && isVenueClosed(trouble) ? 'maintenance' : 'error'}
      title={trouble === null ? t('states.listFailed.title') : venueTroubleText(i18n, trouble, rules)}
      text={
        trouble === null
          ? t('states.listFailed.because', { reason: t(`states.feed.${reason}`) })
          : venueTroubleNote(i18n, trouble)
      }
      actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
    />
  )
}
