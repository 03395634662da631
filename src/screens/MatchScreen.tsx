import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import dayjs from 'dayjs'
import type { FeedReason, Match, MatchView, Scope, Sport } from '../../streams/index.ts'
import { PATHS } from '../routes/paths.ts'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { MarketPanel } from '../features/marketSections/MarketPanel.tsx'
import { MatchHead } from '../features/marketSections/MatchHead.tsx'
import { RoomLink } from '../features/room/RoomLink.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ScrollArea } from '../ui/Column.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import styles from './MatchScreen.module.css'

type Model = ReturnType<ReturnType<typeof useMember>['match']>

/** One match: how it stands, and all its markets. */
export function MatchScreen() {
  const { sport = 'football', matchId = '' } = useParams()
  const member = useMember()
  const model = useScope(
    (scope: Scope) => member.match(scope, matchId, sport as Sport),
    `${member.memberName} ${sport} ${matchId}`,
  )
  return model === null ? <Waiting title="" /> : <Open model={model} />
}

function Open({ model }: { readonly model: Model }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  if (view.match.status === 'failed') {
    return view.match.reason === 'refused' ? <Gone /> : <NotReached reason={view.match.reason} />
  }
  if (view.match.value === undefined) return <Waiting title={t('match.title')} />
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
  const scrolled = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const choose = (category: string) => {
    model.setCategory(category)
    // Far down one tab's markets, the next tab starts at its own top.
    const top = head.current?.offsetHeight ?? 0
    if (scrolled.current !== null && scrolled.current.scrollTop > top) scrolled.current.scrollTop = top
  }
  return (
    <>
      <Head title={match.league.name} />
      <ScrollArea ref={scrolled} busy={!view.marketsKnown}>
        <div ref={head}>
          <MatchHead match={match} stale={stale} />
          {match.video && <RoomLink matchId={match.id} />}
        </div>
        <div className={styles.fixed}>
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
          <StaleBanner view={view} />
        </div>
        {view.sections.map((section) => (
          <MarketPanel
            key={section.key}
            section={section}
            match={match}
            stale={stale}
            onToggle={model.toggleMarket}
          />
        ))}
        {view.sections.length === 0 && <NoMarkets known={view.marketsKnown} over={match.state === 'ended'} />}
        <div className={styles.end} />
      </ScrollArea>
    </>
  )
}

function Head({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = () => {
    // Opened from a link there is nothing to go back to.
    if (window.history.length > 1) void navigate(-1)
    else void navigate(PATHS.home)
  }
  return (
    <PageHeader title={title} surface="raised" back={{ label: t('common.action.back'), onPress: back }} />
  )
}

function StaleBanner({ view }: { readonly view: MatchView }) {
  const { t } = useTranslation()
  if (view.match.status !== 'stale') return null
  const { reason, asOf } = view.match
  return (
    <Banner icon="offline">
      {t('states.feedBanner', { reason: t(`states.feed.${reason}`), time: dayjs(asOf).format('HH:mm:ss') })}
    </Banner>
  )
}

function NoMarkets({ known, over }: { readonly known: boolean; readonly over: boolean }) {
  const { t } = useTranslation()
  if (!known) return <Skeleton shape="detail" rows={5} label={t('common.loading')} />
  return <EmptyState art="flag" title={over ? t('match.over') : t('match.noMarkets')} />
}

function Waiting({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Head title={title} />
      <Skeleton shape="detail" rows={6} label={t('common.loading')} />
    </>
  )
}

/** Nobody said that there is no such match: it is asked for again until an answer comes. */
function NotReached({ reason }: { readonly reason: FeedReason }) {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('match.title')} />
      <EmptyState art="error" title={t(`states.feed.${reason}`)} text={t('states.listFailed.text')} />
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
