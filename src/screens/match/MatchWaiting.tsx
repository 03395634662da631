import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { Match } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MatchHead } from '../../features/marketSections/MatchHead.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { hasTracker } from './matchPages.ts'
import { PageTabs } from './PageTabs.tsx'
import room from './RoomLink.module.css'
import tracker from './TrackerPlace.module.css'
import { pageTitle } from '../../words/matchWords.ts'
import styles from './MatchScreen.module.css'

/**
 * The page of a match while its code or the match itself is loading. A match that a list has shown already has
 * its name and score, and everything in its later place.
 */
export function MatchWaiting() {
  const { t } = useTranslation()
  const { matchId = '' } = useParams()
  const member = useMember()
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  return (
    <>
      <Head title={row === null ? t('match.title') : pageTitle(t, row.match)} />
      <ScrollArea busy>{row === null ? <Unknown /> : <Known match={row.match} />}</ScrollArea>
    </>
  )
}

/** Without the tabs, since a match with video has a line above them. */
function Unknown() {
  return (
    <>
      <div className={styles.head} />
      <MarketsLoading />
    </>
  )
}

function Known({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  return (
    <>
      {hasTracker(match) && <div className={tracker.waiting} />}
      <MatchHead match={match} stale={false} />
      {match.video && <div className={room.place} />}
      <PageTabs match={match} selected="bets" onSelect={() => undefined} />
      <Tabs
        label={t('match.categories')}
        place="dense"
        items={[{ key: 'all', label: t('match.allMarkets') }]}
        selected="all"
        onSelect={() => undefined}
      />
      <MarketsLoading />
    </>
  )
}

function MarketsLoading() {
  const { t } = useTranslation()
  return <Skeleton shape="detail" rows={5} label={t('common.loading')} />
}

interface HeadProps {
  readonly title: string
  readonly actions?: ReactNode
}

export function Head({ title, actions }: HeadProps) {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.home)
  return (
    <PageHeader
      title={title}
      surface="raised"
      back={{ label: t('common.action.back'), onPress: back }}
      actions={actions}
    />
  )
}
