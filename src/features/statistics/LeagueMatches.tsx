import { useMemo } from 'react'
import { type Match, teamNames } from '../../../streams/index.ts'
import { useStatistics } from '../../bindings/useStatistics.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { matchTitle, phaseWords } from '../../words/matchWords.ts'
import styles from './LeagueMatches.module.css'
import { Section } from './Section.tsx'

/** The other matches of the league of a match, each of which opens in its place. */
export function LeagueMatches({ match }: { readonly match: Match }) {
  const { leagueMatches$ } = useStatistics()
  if (leagueMatches$ === null) return null
  return <List match={match} leagueMatches$={leagueMatches$} />
}

interface ListProps {
  readonly match: Match
  readonly leagueMatches$: NonNullable<ReturnType<typeof useStatistics>['leagueMatches$']>
}

function List({ match, leagueMatches$ }: ListProps) {
  const { t } = useTranslation()
  const feed = useStream(useMemo(() => leagueMatches$(match.league.id), [leagueMatches$, match.league.id]))
  const others = (listed: readonly Match[]) => listed.filter(({ id }) => id !== match.id)
  return (
    <Section
      title={match.league.name}
      feed={feed}
      empty={(listed) => (others(listed).length === 0 ? t('statistics.empty.siblings') : null)}
    >
      {(listed) => (
        <ul>
          {others(listed).map((other) => (
            <Row key={other.id} match={other} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const zone = useZone()
  const open = useOpenPage()
  const { home, away } = teamNames(match)
  const upcoming = match.state === 'notStarted'
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          open(matchPath(match.sport, match.id))
        }}
      >
        <span className={styles.when}>{phaseWords(t, match, zone)}</span>
        <span className={styles.names}>
          {match.teams === null
            ? matchTitle(t, match)
            : `${home} ${upcoming ? 'v' : match.score.join('-')} ${away}`}
        </span>
      </button>
    </li>
  )
}
