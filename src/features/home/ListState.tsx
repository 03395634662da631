import dayjs from 'dayjs'
import {
  type Feed,
  type FeedReason,
  type HomeView,
  type LeagueGroup,
  offered,
} from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { isVenueClosed, venueTroubleNote, venueTroubleText } from '../../i18n/venueTroubleText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { SeriesPrices } from '../price/SeriesPrices.ts'
import { MatchList } from './MatchList.tsx'

/** Roughly fills one screen. */
const SKELETON_ROWS = 5

/** The list in each state of its feed: loading, failed, stale, empty or filled. */
export function ListState({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { list, menu } = view
  const name = ['home', view.betType, view.sport, view.day, view.sort, ...view.leagues].join(' ')
  const series = view.betType === 'parlay'
  if (menu.status === 'failed') return <ListFailed reason={menu.reason} />
  if (list.status === 'failed') return <ListFailed reason={list.reason} />
  if (list.value === undefined) {
    return <Skeleton shape="matches" rows={SKELETON_ROWS} label={t('common.loading')} />
  }
  return (
    <>
      <StaleBanner list={list} />
      {series && <EuropeanNote textKey="home.seriesOdds" />}
      {view.betType === 'champion' && <EuropeanNote textKey="home.outrightOdds" />}
      {list.value.length === 0 ? (
        <ListEmpty view={view} />
      ) : (
        <SeriesPrices value={series}>
          <MatchList key={name} name={name} groups={list.value} stale={list.status === 'stale'} />
        </SeriesPrices>
      )}
    </>
  )
}

/** Said where the member has another format than series and outrights are listed in. */
function EuropeanNote({ textKey }: { readonly textKey: 'home.seriesOdds' | 'home.outrightOdds' }) {
  const { t } = useTranslation()
  const member = useMember()
  const isOther = useStreamPart(member.settings.settings$, ({ oddsFormat }) => {
    return offered(member.rules.oddsFormats, oddsFormat) !== 'europe'
  })
  return isOther ? <Banner icon="info">{t(textKey)}</Banner> : null
}

/** Why and since when the prices are stale; shown once they are too old to bet on. */
function StaleBanner({ list }: { readonly list: Feed<readonly LeagueGroup[]> }) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  if (list.status !== 'stale') return null
  const time = dayjs(list.asOf).format('HH:mm:ss')
  return (
    <Banner floats icon="offline" action={reconnect}>
      {t('states.feedBanner', { reason: t(`states.feed.${list.reason}`), time })}
    </Banner>
  )
}

function ListEmpty({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { home } = useMember()
  if (view.betType === 'favourite') {
    return (
      <EmptyState art="flag" title={t('states.empty.favourites')} text={t('states.empty.favouritesText')} />
    )
  }
  if (view.leagues.length > 0) {
    return (
      <EmptyState
        art="flag"
        title={t('home.filter.none')}
        actions={
          <Button kind="secondary" onPress={() => home.setLeagues([])}>
            {t('home.filter.clear')}
          </Button>
        }
      />
    )
  }
  const sport = view.sport === 'hot' ? t('home.sort.hot') : t(`markets.sport.${view.sport}`)
  return view.betType === 'live' ? (
    <EmptyState
      art="goal"
      title={t('states.empty.live', { sport })}
      actions={
        <Button kind="secondary" onPress={() => home.setBetType('today')}>
          {t('states.empty.seeToday')}
        </Button>
      }
    />
  ) : (
    <EmptyState art="goal" title={t('states.empty.list', { sport })} text={t('states.empty.later')} />
  )
}

function ListFailed({ reason }: { readonly reason: FeedReason }) {
  return reason === 'maintenance' ? <Maintained /> : <Unread reason={reason} />
}

/** Seen where the page of the maintenance was left, by the member or because the site reports that the venue is open. */
function Maintained() {
  const { t } = useTranslation()
  const { venue } = useStreams()
  return (
    <EmptyState
      art="maintenance"
      title={t('states.feed.maintenance')}
      text={t('states.launchFailed.notOpen')}
      actions={<Button onPress={venue.enter}>{t('common.action.retry')}</Button>}
    />
  )
}

function Unread({ reason }: { readonly reason: FeedReason }) {
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
