import type { Match } from '../../../streams/index.ts'
import type { Meeting, TeamDetail } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import { ResultMark } from './ResultMark.tsx'
import styles from './TeamForm.module.css'

/** The latest results of both teams, the newest at the right. */
export function TeamForm({ match, teams }: { readonly match: Match; readonly teams: TeamDetail }) {
  return (
    <ul>
      {(['home', 'away'] as const).map((side) => (
        <li key={side} className={styles.row}>
          <Kit kit={match.teams?.[side].kit ?? null} />
          <span className={styles.name}>{teams[side].teamName}</span>
          <ol className={styles.results}>
            {teams[side].recent.toReversed().map((meeting) => (
              <Result key={meeting.matchId} meeting={meeting} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

function Result({ meeting: { result, score, homeName, awayName } }: { readonly meeting: Meeting }) {
  const { t } = useTranslation()
  return (
    <li className={styles.result} title={t('common.versus', { home: homeName, away: awayName })}>
      <ResultMark result={result} />
      <small>{score.join('-')}</small>
    </li>
  )
}
