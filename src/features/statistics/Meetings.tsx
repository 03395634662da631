import type { Meeting } from '../../../streams/statistics.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { ResultMark } from './ResultMark.tsx'
import styles from './Meetings.module.css'

/** How many meetings are listed; the totals count all. */
const LISTED = 5
const RESULTS = ['won', 'drawn', 'lost'] as const

/** The earlier meetings of the teams, counted for home of today. */
export function Meetings({ meetings }: { readonly meetings: readonly Meeting[] }) {
  const { t } = useTranslation()
  const count = (wanted: Meeting['result']) => meetings.filter(({ result }) => result === wanted).length
  return (
    <>
      <ul className={styles.totals}>
        {RESULTS.map((result) => (
          <li key={result}>
            {t(`statistics.result.${result}`)} <b>{count(result)}</b>
          </li>
        ))}
      </ul>
      <ol>
        {meetings.slice(0, LISTED).map((meeting) => (
          <Row key={meeting.matchId} meeting={meeting} />
        ))}
      </ol>
    </>
  )
}

function Row({ meeting }: { readonly meeting: Meeting }) {
  const zone = useZone()
  const { matchTime, homeName, awayName, score, result } = meeting
  return (
    <li className={styles.row}>
      <time className={styles.date}>{zonedTime(matchTime, zone).format('MM/DD HH:mm')}</time>
      <span className={styles.home}>{homeName}</span>
      <b>{score.join(' - ')}</b>
      <span className={styles.away}>{awayName}</span>
      <ResultMark result={result} />
    </li>
  )
}
