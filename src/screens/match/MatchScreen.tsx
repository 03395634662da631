import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import dayjs from 'dayjs'
import {
  type FeedReason,
  isEsport,
  isSport,
  type MarketKey,
  type Match,
  type MatchView,
  type Scope,
  type Sport,
} from '../../../streams/index.ts'
import { useGoHome } from '../../routes/useGoHome.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useMatchStreams } from '../../bindings/useMatchStreams.ts'
import { useFavourite } from '../../bindings/useFavourite.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { isVenueClosed, venueTroubleNote, venueTroubleText } from '../../i18n/venueTroubleText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { MapBoard } from '../../features/esports/MapBoard.tsx'
import { DocumentTitle } from '../../features/title/DocumentTitle.tsx'
import { MatchHead } from '../../features/marketSections/MatchHead.tsx'
import { matchTitle, pageTitle } from '../../words/matchWords.ts'
import { LatePage } from './LatePage.tsx'
import { MarketBar } from './MarketBar.tsx'
import { Markets } from './Markets.tsx'
import { ChannelOfPrices } from '../../features/price/ChannelOfPrices.ts'
import { useMarketScroll } from './useMarketScroll.ts'
import { type ShownPicture, useShownPicture } from './useShownPicture.ts'
import { MatchNotices } from './MatchNotices.tsx'
import { usePageInAddress } from './usePageInAddress.ts'
import { Head, MatchWaiting } from './MatchWaiting.tsx'
import { PageTabs } from './PageTabs.tsx'
import { RoomLink } from './RoomLink.tsx'
import { Siblings } from './Siblings.tsx'
import { TrackerPlace } from './TrackerPlace.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import styles from './MatchScreen.module.css'

type Model = ReturnType<ReturnType<typeof useMatchStreams>>

/** The match page: the state of the match and all its markets. */
export function MatchScreen() {
  const { sport = '', matchId = '' } = useParams()
  return isSport(sport) ? <OfSport sport={sport} matchId={matchId} /> : <Gone />
}

function OfSport({ sport, matchId }: { readonly sport: Sport; readonly matchId: string }) {
  const openMatch = useMatchStreams()
  const model = useScope((scope: Scope) => openMatch(scope, matchId, sport), openMatch, sport, matchId)
  return model === null ? <MatchWaiting /> : <Open model={model} />
}

function Open({ model }: { readonly model: Model }) {
  const view = useStream(model.view$)
  if (view.match.status === 'failed') {
    return view.match.reason === 'refused' ? <Gone /> : <NotReached reason={view.match.reason} />
  }
  if (view.match.value === undefined) return <MatchWaiting />
  return <Detail view={view} match={view.match.value} model={model} />
}

/** The page that is shown of a match. `showHistory` opens the page of past prices at a market. */
function useMatchPage(match: Match) {
  const [page, setPage] = usePageInAddress(match)
  const [traced, setTraced] = useState<MarketKey | null>(null)
  const showHistory = useCallback(
    (key: MarketKey) => {
      setTraced(key)
      setPage('trend')
    },
    [setPage],
  )
  return { page, setPage, traced, setTraced, showHistory }
}

interface DetailProps {
  readonly view: MatchView
  readonly match: Match
  readonly model: Model
}

function Detail({ view, match, model }: DetailProps) {
  const { t } = useTranslation()
  const stale = view.match.status === 'stale'
  // Until all markets are loaded none is shown, since those known from a list would be moved by the others.
  const sections = view.marketsKnown ? view.sections : []
  const { area, head, toMarkets } = useMarketScroll(match.id)
  const { page, setPage, traced, setTraced, showHistory } = useMatchPage(match)
  const picture = useShownPicture(match)
  const names = matchTitle(t, match)
  return (
    <>
      <DocumentTitle page={names} />
      <Head title={pageTitle(t, match)} actions={<Actions match={match} />} />
      <ScrollArea ref={area} busy={!view.marketsKnown}>
        <MatchNotices match={match} notice$={model.notice$} />
        <div ref={head}>
          <Picture match={match} match$={model.now$} picture={picture} stale={stale} />
          <PageTabs match={match} selected={page} onSelect={setPage} markets={view.categories[0]?.count} />
        </div>
        <div className={styles.fixed}>
          {page === 'bets' && (
            <MarketBar
              view={view}
              sections={sections}
              onSelect={(category) => {
                model.setCategory(category)
                toMarkets()
              }}
              onFold={model.foldAll}
            />
          )}
          <ScreenBanner reports="prices" />
          <StaleBanner view={view} />
        </div>
        {page === 'bets' ? (
          <ChannelOfPrices value={picture.channel}>
            <Markets sections={sections} match={match} view={view} model={model} onHistory={showHistory} />
          </ChannelOfPrices>
        ) : (
          <LatePage page={page} match={match} markets={sections} market={traced} onMarket={setTraced} />
        )}
        <div className={styles.end} />
      </ScrollArea>
    </>
  )
}

interface PictureProps {
  readonly match: Match
  readonly match$: Model['now$']
  readonly picture: ShownPicture
  readonly stale: boolean
}

/** The tracker, the score, and the way to the video. */
function Picture({ match, match$, picture, stale }: PictureProps) {
  return (
    <>
      <TrackerPlace key={`tracker ${match.id}`} match={match} fold={picture.tracker} />
      <MatchHead match={match} stale={stale} />
      {isEsport(match.sport) && match.teams !== null && <MapBoard match={match} stale={stale} />}
      <RoomLink key={match.id} match={match} match$={match$} video={picture.video} />
    </>
  )
}

function Actions({ match }: { readonly match: Match }) {
  return (
    <>
      <Siblings match={match} />
      <FavouriteButton match={match} />
    </>
  )
}

function FavouriteButton({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const favourite = useFavourite(match)
  if (favourite === null) return <i className={styles.noAction} />
  const { on, onToggle } = favourite
  return (
    <IconButton
      icon={on ? 'starFilled' : 'star'}
      tone="live"
      label={t('match.favourite')}
      pressed={on}
      onPress={onToggle}
    />
  )
}

function StaleBanner({ view }: { readonly view: MatchView }) {
  const { t } = useTranslation()
  const reconnect = useReconnect()
  if (view.match.status !== 'stale') return null
  const { reason, asOf } = view.match
  return (
    <Banner floats icon="offline" action={reconnect}>
      {t('states.feedBanner', { reason: t(`states.feed.${reason}`), time: dayjs(asOf).format('HH:mm:ss') })}
    </Banner>
  )
}

/** The match could not be loaded, but may exist: the request is retried until it is answered. */
function NotReached({ reason }: { readonly reason: FeedReason }) {
  const { t, i18n } = useTranslation()
  const { entry, rules } = useMember()
  const trouble = useStream(entry.trouble$)
  const reconnect = useReconnect()
  useOfflinePage(reason)
  return (
    <>
      <Head title={t('match.title')} />
      <EmptyState
        art={trouble !== null && isVenueClosed(trouble) ? 'maintenance' : 'error'}
        title={trouble === null ? t(`states.feed.${reason}`) : venueTroubleText(i18n, trouble, rules)}
        text={trouble === null ? t('states.retrying') : venueTroubleNote(i18n, trouble)}
        actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
      />
    </>
  )
}

function Gone() {
  const { t } = useTranslation()
  const goHome = useGoHome()
  return (
    <>
      <Head title={t('match.title')} />
      <EmptyState
        art="error"
        title={t('match.gone')}
        text={t('match.goneText')}
        actions={<Button onPress={goHome}>{t('common.action.goHome')}</Button>}
      />
    </>
  )
}
