import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Feed } from '../../../streams/index.ts'
import { MY_BETS, type ResultsChoice, type ResultsStreams } from '../../../streams/results.ts'
import { useResults } from '../../bindings/useResults.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { ChampionList } from '../../features/results/ChampionList.tsx'
import {
  type ChangeChoice,
  KindFilter,
  MatchFilters,
  QuarterFilter,
} from '../../features/results/ResultFilters.tsx'
import { ResultList } from '../../features/results/ResultList.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FeedContent, NoResults } from './FeedContent.tsx'

/** Results of matches and of tournaments. The choice is in the address, so that Back and a reload keep it. */
export function ResultsScreen() {
  const { t } = useTranslation()
  const results = useResults()
  const back = useGoBack(PATHS.home)
  return (
    <>
      <PageHeader title={t('results.title')} back={{ label: t('common.action.back'), onPress: back }} />
      {results === null ? <NoResults /> : <ResultsContent results={results} />}
    </>
  )
}

interface ContentProps {
  readonly results: ResultsStreams
}

function ResultsContent({ results }: ContentProps) {
  const [parameters, setParameters] = useSearchParams()
  const sports = useStream(results.sports$)
  const known = sports.value
  const choice = useMemo(
    () =>
      results.choice(
        {
          kind: parameters.get('kind'),
          sport: parameters.get('sport'),
          day: parameters.get('day'),
          quarter: parameters.get('quarter'),
        },
        known ?? [],
      ),
    [results, parameters, known],
  )
  const change: ChangeChoice = (part, key) => {
    const next = new URLSearchParams(parameters)
    next.set(part, key)
    // The list of the member's own bets has all sports, so choosing a sport leaves it.
    if (part === 'sport' && next.get('day') === MY_BETS) next.delete('day')
    setParameters(next, { replace: true })
  }
  const filterProps = { results, choice, onChange: change }
  return (
    <>
      <KindFilter {...filterProps} />
      {choice.kind === 'matches' ? (
        <WhenSportsKnown sports={sports}>
          <MatchFilters {...filterProps} sports={known ?? []} />
          <Matches {...filterProps} />
        </WhenSportsKnown>
      ) : (
        <>
          <QuarterFilter {...filterProps} />
          <Champions {...filterProps} />
        </>
      )}
    </>
  )
}

/** The filters need the sports of the venue. */
function WhenSportsKnown({
  sports,
  children,
}: {
  readonly sports: Feed<readonly string[]>
  readonly children: ReactNode
}) {
  return sports.value === undefined ? <FeedContent feed={sports}>{() => null}</FeedContent> : children
}

interface ListProps extends ContentProps {
  readonly choice: ResultsChoice
  readonly onChange: ChangeChoice
}

function Matches({ results, choice, onChange }: ListProps) {
  const { t } = useTranslation()
  const list = useStream(useMemo(() => results.list$(choice), [results, choice]))
  if (choice.kind !== 'matches') return null
  const { day, sport } = choice
  if (day === 'unknown')
    return (
      <UnknownTime
        onToday={() => {
          onChange('day', today(results))
        }}
      />
    )
  const name = `results ${day === MY_BETS ? day : `${sport} ${day.key}`}`
  return (
    <FeedContent key={name} feed={list}>
      {(matches) =>
        matches.length === 0 ? (
          <EmptyState
            art="flag"
            title={t(day === MY_BETS ? 'results.empty.myBets' : 'results.empty.day')}
            text={t('results.empty.text')}
          />
        ) : (
          <ResultList name={name} matches={matches} />
        )
      }
    </FeedContent>
  )
}

function today(results: ResultsStreams): string {
  return results.days().at(-1)?.key ?? ''
}

function Champions({ results, choice, onChange }: ListProps) {
  const { t } = useTranslation()
  const list = useStream(useMemo(() => results.champions$(choice), [results, choice]))
  if (choice.kind !== 'champions') return null
  const { quarter } = choice
  if (quarter === 'unknown')
    return (
      <UnknownTime
        onToday={() => {
          onChange('quarter', results.quarters()[0]?.key ?? '')
        }}
      />
    )
  const name = `results champion ${quarter.key}`
  return (
    <FeedContent key={name} feed={list}>
      {(champions) =>
        champions.length === 0 ? (
          <EmptyState art="flag" title={t('results.empty.quarter')} />
        ) : (
          <ChampionList name={name} champions={champions} />
        )
      }
    </FeedContent>
  )
}

/** The address names a day or quarter that is not offered. */
function UnknownTime({ onToday }: { readonly onToday: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <ScreenBanner reports="nothing" />
      <EmptyState
        art="error"
        title={t('results.unknownDay.title')}
        text={t('results.unknownDay.text')}
        actions={<Button onPress={onToday}>{t('results.unknownDay.action')}</Button>}
      />
    </>
  )
}
