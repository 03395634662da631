import type { TableGroup } from '../../../streams/virtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import styles from './LeagueTable.module.css'

/** The tables of a league, or of the groups of a cup. */
export function LeagueTable({ groups }: { readonly groups: readonly TableGroup[] }) {
  const { t } = useTranslation()
  const played = groups.filter(({ rows }) => rows.length > 0)
  if (played.length === 0) return <Note>{t('virtual.table.empty')}</Note>
  return played.map(({ group, rows }) => (
    <table key={group} className={styles.table}>
      {played.length > 1 && <caption>{t('virtual.table.group', { group })}</caption>}
      <thead>
        <tr>
          <th scope="col" aria-label={t('virtual.table.place')} />
          <th scope="col" className={styles.team}>
            {t('virtual.table.team')}
          </th>
          <th scope="col">{t('virtual.table.played')}</th>
          <th scope="col">{t('virtual.table.record')}</th>
          <th scope="col">{t('virtual.table.difference')}</th>
          <th scope="col">{t('virtual.table.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.team}>
            <td className={styles.place}>{index + 1}</td>
            <th scope="row" className={styles.team}>
              <bdi>{row.team}</bdi>
            </th>
            <td>{row.played}</td>
            <td>{row.record.replaceAll('/', '-')}</td>
            <td>{signed(row.scored - row.conceded)}</td>
            <td className={styles.points}>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function signed(difference: number): string {
  return difference > 0 ? `+${String(difference)}` : String(difference)
}
