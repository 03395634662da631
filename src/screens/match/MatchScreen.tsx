import { Fragment, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
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
import { byPart } from '../../../streams/match.ts'
import { PATHS, resultPath } from '../../routes/paths.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useMatchStreams } from '../../bindings/useMatchStreams.ts'
import { useFavourite } from '../../bindings/useFavourite.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { venueTroubleText } from '../../i18n/venueTroubleText.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { MapBoard } from '../../features/esports/MapBoard.tsx'
import { MarketPanel } from '../../features/marketSections/MarketPanel.tsx'
import { MatchHead } from '../../features/marketSections/MatchHead.tsx'
import { matchTitle, pageTitle } from '../../words/matchWords.ts'
import { LatePage } from './LatePage.tsx'
import { ChannelOfPrices } from '../../features/price/ChannelOfPrices.ts'
import { type ShownPicture, useShownPicture } from './useShownPicture.ts'
import { MatchNotices } from './MatchNotices.tsx'
import { usePageInAddress } from './usePageInAddress.ts'
import { Head, MatchWaiting } from './MatchWaiting.tsx'
import { PageTabs } from './PageTabs.tsx'
import { RoomLink } from './RoomLink.tsx'
import { Siblings } from './Siblings.tsx'
import { TrackerPlace } from './TrackerPlace.tsx'
import { useReturnPosition } from '../../features/scroll/ScrollPositions.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
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

function Detail({
  view,
  match,
  model,
}: {
  readonly view: MatchView
  readonly match: Match
  readonly model: Model
}) {
  const { t } = useTranslation()
  const stale = view.match.status === 'stale'
  // Until all markets are loaded none is shown, since those known from a list would be moved by the others.
  const sections = view.marketsKnown ? view.sections : []
  const scrolled = useRef<HTMLDivElement>(null)
  const place = useReturnPosition<HTMLDivElement>(`match ${match.id}`)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scrolled.current = element
      return place(element)
    },
    [place],
  )
  const head = useRef<HTMLDivElement>(null)
  const choose = (category: string) => {
    model.setCategory(category)
    // When scrolled down, the next tab starts at the top of its markets.
    const top = head.current?.offsetHeight ?? 0
    if (scrolled.current !== null && scrolled.current.scrollTop > top) scrolled.current.scrollTop = top
  }
  const [page, setPage] = usePageInAddress(match)
  const [traced, setTraced] = useState<MarketKey | null>(null)
  const showHistory = useCallback(
    (key: MarketKey) => {
      setTraced(key)
      setPage('trend')
    },
    [setPage],
  )
  const picture = useShownPicture(match)
  const names = matchTitle(t, match)
  return (
    <>
      <title>{`${names} · ${t('common.appName')}`}</title>
      <Head title={pageTitle(t, match)} actions={<Actions match={match} />} />
      <ScrollArea ref={attach} busy={!view.marketsKnown}>
        <MatchNotices match={match} notice$={model.notice$} />
        <div ref={head}>
          <Picture match={match} picture={picture} stale={stale} />
          <PageTabs match={match} selected={page} onSelect={setPage} markets={view.categories[0]?.count} />
        </div>
        <div className={styles.fixed}>
          {page === 'bets' && (
            <div className={styles.bar}>
              <Tabs
                label={t('match.categories')}
                place="dense"
                items={view.categories.map(({ id, name, count }) => ({
                  key: id,
                  label: name === '' ? t('match.allMarkets') : name,
                  count: count === 0 ? undefined : count,
                }))}
                selected={view.category}
                onSelect={choose}
              />
              <FoldAll sections={sections} onFold={model.foldAll} />
            </div>
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
  readonly picture: ShownPicture
  readonly stale: boolean
}

/** The tracker, the score, and the way to the video. */
function Picture({ match, picture, stale }: PictureProps) {
  return (
    <>
      <TrackerPlace key={`tracker ${match.id}`} match={match} fold={picture.tracker} />
      <MatchHead match={match} stale={stale} />
      {isEsport(match.sport) && match.teams !== null && <MapBoard match={match} stale={stale} />}
      <RoomLink key={match.id} match={match} video={picture.video} />
    </>
  )
}

interface FoldAllProps {
  readonly sections: MatchView['sections']
  readonly onFold: (folded: boolean) => void
}

/** Collapses all markets, or shows all when they are collapsed. */
function FoldAll({ sections, onFold }: FoldAllProps) {
  const { t } = useTranslation()
  const folded = sections.length > 0 && sections.every((section) => section.folded)
  return (
    <IconButton
      icon={folded ? 'down' : 'up'}
      label={t(folded ? 'match.showAll' : 'match.foldAll')}
      onPress={() => {
        onFold(!folded)
      }}
    />
  )
}

interface MarketsProps {
  readonly sections: MatchView['sections']
  readonly match: Match
  readonly view: MatchView
  readonly model: Model
  readonly onHistory: (key: MarketKey) => void
}

function Markets({ sections, match, view, model, onHistory }: MarketsProps) {
  const { t } = useTranslation()
  if (sections.length === 0) return <NoMarkets known={view.marketsKnown} match={match} />
  const parts = byPart(sections)
  return parts.map((group) => (
    <Fragment key={group.part}>
      {parts.length > 1 && <h2 className={styles.part}>{t(`match.part.${group.part}`)}</h2>}
      {group.sections.map((section) => (
        <MarketPanel
          key={section.key}
          section={section}
          match={match}
          stale={view.match.status === 'stale'}
          onToggle={model.toggleMarket}
          onPin={model.togglePin}
          onHistory={onHistory}
        />
      ))}
    </Fragment>
  ))
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

const OVER: readonly Match['state'][] = ['ended', 'closed', 'cancelled', 'abandoned']

function NoMarkets({ known, match }: { readonly known: boolean; readonly match: Match }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults } = useMember()
  if (!known) return <Skeleton shape="detail" rows={5} label={t('common.loading')} />
  const over = OVER.includes(match.state)
  return (
    <EmptyState
      art="flag"
      title={over ? t('match.over') : t('match.noMarkets')}
      actions={
        over && hasResults ? (
          <Button onPress={() => void navigate(resultPath(match.id))}>{t('results.one')}</Button>
        ) : undefined
      }
    />
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
        art="error"
        title={trouble === null ? t(`states.feed.${reason}`) : venueTroubleText(i18n, trouble, rules)}
        text={trouble === null ? t('states.retrying') : t('states.launchFailed.text')}
        actions={<Button onPress={reconnect.onPress}>{reconnect.label}</Button>}
      />
    </>
  )
}

function Gone() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      <Head title={t('match.title')} />
      <EmptyState
        art="error"
        title={t('match.gone')}
        text={t('match.goneText')}
        actions={<Button onPress={() => void navigate(PATHS.home)}>{t('common.action.goHome')}</Button>}
      />
    </>
  )
}
