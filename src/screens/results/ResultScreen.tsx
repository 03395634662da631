import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { isEsport } from '../../../streams/index.ts'
import type { MatchResult, ResultsStreams } from '../../../streams/results.ts'
import { useResults } from '../../bindings/useResults.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MapBoard } from '../../features/esports/MapBoard.tsx'
import { MatchHead } from '../../features/marketSections/MatchHead.tsx'
import { ResultSections } from '../../features/results/ResultSections.tsx'
import { useReturnPosition } from '../../features/scroll/ScrollPositions.tsx'
import { DocumentTitle } from '../../features/title/DocumentTitle.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { kickOffWords, matchTitle, pageTitle } from '../../words/matchWords.ts'
import { FeedContent, NoResults } from './FeedContent.tsx'

/** The result of a match: its counts, and what each selection came to. */
export function ResultScreen() {
  const { matchId = '' } = useParams()
  const results = useResults()
  return results === null ? (
    <>
      <Head title={null} />
      <NoResults />
    </>
  ) : (
    <Open results={results} matchId={matchId} />
  )
}

function Open({ results, matchId }: { readonly results: ResultsStreams; readonly matchId: string }) {
  const { t } = useTranslation()
  const result = useStream(useMemo(() => results.match$(matchId), [results, matchId]))
  return (
    <>
      <Head title={result.value === undefined ? null : pageTitle(t, result.value.match)} />
      <FeedContent feed={result} refused={<Unknown />}>
        {(known) => <Result result={known} />}
      </FeedContent>
    </>
  )
}

function Head({ title }: { readonly title: string | null }) {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.results)
  return (
    <PageHeader
      title={title ?? t('results.one')}
      surface="raised"
      back={{ label: t('common.action.back'), onPress: back }}
    />
  )
}

function Result({ result }: { readonly result: MatchResult }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { match, lifeCycle } = result
  const isPending = lifeCycle === 'settling' || lifeCycle === 'rollback'
  const scrolled = useReturnPosition<HTMLDivElement>(`result ${match.id}`)
  return (
    <>
      <DocumentTitle page={matchTitle(t, match)} />
      <ScrollArea ref={scrolled}>
        <MatchHead match={match} stale={false} />
        {isEsport(match.sport) && <MapBoard match={match} stale={false} />}
        <Note>{t('results.kickOff', { time: kickOffWords(match.kickOff, zone) })}</Note>
        {match.state === 'ended' ? null : <Note>{t('results.notPlayed')}</Note>}
        {isPending && <Note>{t(`results.lifeCycle.${lifeCycle}`)}</Note>}
        <ResultSections result={result} />
        <Note>{t('results.beforeKickOff')}</Note>
        <AllResults kind="quiet" />
      </ScrollArea>
    </>
  )
}

function AllResults({ kind }: { readonly kind?: 'quiet' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button kind={kind} onPress={() => void navigate(PATHS.results)}>
      {t('results.gone.action')}
    </Button>
  )
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <EmptyState
      art="error"
      title={t('results.gone.title')}
      text={t('results.gone.text')}
      actions={<AllResults />}
    />
  )
}
