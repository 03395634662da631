import type { Match } from '../../../streams/index.ts'
import type { TeamRow } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Table.module.css'

/** The league table, in which the two teams of the match are marked. */
export function LeagueTable({ match, rows }: { readonly match: Match; readonly rows: readonly TeamRow[] }) {
  const { t } = useTranslation()
  const own = new Set([match.teams?.home.id, match.teams?.away.id])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-label={t('statistics.table.rank')}>
            #
          </th>
          <th scope="col" className={styles.name}>
            {t('statistics.table.team')}
          </th>
          <th scope="col">{t('statistics.table.played')}</th>
          <th scope="col">{t('statistics.table.wdl')}</th>
          <th scope="col">{t('statistics.table.difference')}</th>
          <th scope="col">{t('statistics.table.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.teamId} className={own.has(row.teamId) ? styles.own : undefined}>
            <td>{row.rank}</td>
            <th scope="row" className={styles.name}>
              {row.teamName}
            </th>
            <td>{row.played}</td>
            <td>{[row.won, row.drawn, row.lost].join('/')}</td>
            <td>{signed(row.goalsFor - row.goalsAgainst)}</td>
            <td className={styles.points}>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function signed(difference: number): string {
  return difference > 0 ? `+${String(difference)}` : String(difference)
}
