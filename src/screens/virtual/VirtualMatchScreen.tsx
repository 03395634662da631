import type { TFunction } from 'i18next'
import { useParams } from 'react-router-dom'
import { type Match, type Scope, teamNames } from '../../../streams/index.ts'
import type { FilmState, VirtualMatchModel, VirtualStreams } from '../../../streams/virtual.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useVideoSwitch } from '../../bindings/useVideoSwitch.ts'
import { useVirtual } from '../../bindings/useVirtual.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarketPanel } from '../../features/marketSections/MarketPanel.tsx'
import { VideoOff } from '../../features/player/VideoOff.tsx'
import { MatchStage } from '../../features/virtual/MatchStage.tsx'
import { RaceStage } from '../../features/virtual/RaceStage.tsx'
import { batchName } from '../../features/virtual/batchWords.ts'
import { resultName } from '../../features/virtual/resultWords.ts'
import { LockLine } from '../../features/virtual/LockLine.tsx'
import { virtualPath } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { FeedOr } from './FeedOr.tsx'
import { NoVirtual } from './VirtualScreen.tsx'
import styles from './Virtual.module.css'

/** A match or race of virtual sports with all its markets, and its film. */
export function VirtualMatchScreen() {
  const { matchId = '' } = useParams()
  const virtual = useVirtual()
  return virtual === null ? <NoVirtual /> : <OfMatch key={matchId} virtual={virtual} matchId={matchId} />
}

function OfMatch({ virtual, matchId }: { readonly virtual: VirtualStreams; readonly matchId: string }) {
  const { t } = useTranslation()
  const model = useScope((scope: Scope) => virtual.match(scope, matchId), virtual, matchId)
  if (model === null) return <Skeleton shape="detail" rows={6} label={t('common.loading')} />
  return <Open virtual={virtual} model={model} />
}

interface OpenProps {
  readonly virtual: VirtualStreams
  readonly model: VirtualMatchModel
}

function Open({ virtual, model }: OpenProps) {
  const { t } = useTranslation()
  const { path = '' } = useParams()
  const back = useGoBack(virtualPath(path))
  const detail = useStream(model.entry$)
  const film = useStream(model.film$)
  const view = useStream(model.view$)
  const match = view.match.value ?? detail.value?.entry.match
  const refused = detail.status === 'failed' && detail.reason === 'refused'
  return (
    <>
      <PageHeader
        surface="raised"
        title={match === undefined ? t('virtual.title') : titleOf(t, match)}
        back={{ label: t('common.action.back'), onPress: back }}
      />
      {refused ? (
        <EmptyState art="error" title={t('virtual.gone')} />
      ) : (
        <FeedOr feed={detail}>
          {({ entry }) => (
            <ScrollArea busy={!view.marketsKnown}>
              <Film virtual={virtual} film={film} match={match ?? entry.match} batchNo={entry.batchNo} />
              <LockLine match={entry.match} virtual={virtual} />
              {view.marketsKnown &&
                view.sections.map((section) => (
                  <MarketPanel
                    key={section.key}
                    section={section}
                    match={match ?? entry.match}
                    stale={view.match.status === 'stale'}
                    onToggle={model.toggleMarket}
                    onPin={model.togglePin}
                  />
                ))}
              <div className={styles.end} />
            </ScrollArea>
          )}
        </FeedOr>
      )}
    </>
  )
}

function titleOf(t: TFunction, match: Match): string {
  return match.teams === null ? match.league.name : t('common.versus', teamNames(match))
}

interface FilmProps {
  readonly virtual: VirtualStreams
  readonly film: FilmState
  readonly match: Match
  readonly batchNo: string
}

/** The film of the match once it runs. */
function Film({ virtual, film, match, batchNo }: FilmProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const isOn = useVideoSwitch('virtual')
  const drawn = film.kind === 'film' ? film.films.get(match.id) : undefined
  if (film.kind !== 'film' || drawn === undefined || isOn === null) return null
  if (!isOn) {
    return (
      <div className={styles.off}>
        <VideoOff name="virtual" />
      </div>
    )
  }
  const title = `${batchName(t, { round: '', number: resultName({ batchNo }) })} ${zonedTime(match.kickOff, zone).format('HH:mm')}`
  const stage = { startsAt: match.kickOff, title, virtual }
  return drawn.kind === 'race' ? (
    <RaceStage film={drawn} sport={match.sport} {...stage} />
  ) : (
    <MatchStage film={drawn} lengthMs={film.lengthMs} match={match} {...stage} />
  )
}
