import type { ScoreRank } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Table.module.css'

/** How many players of each ranking are shown. */
const SHOWN = 5

/** The players of the league with most goals, and with most assists. */
export function PlayerRanks({ rankings }: { readonly rankings: ScoreRank['players'] }) {
  const { t } = useTranslation()
  return rankings.map(({ stat, rows }) =>
    stat === 'unknown' || rows.length === 0 ? null : (
      <table key={stat} className={styles.table}>
        <caption className={styles.caption}>{t(`statistics.players.${stat}`)}</caption>
        <thead>
          <tr>
            <th scope="col" aria-label={t('statistics.table.rank')}>
              #
            </th>
            <th scope="col" className={styles.name}>
              {t('statistics.players.player')}
            </th>
            <th scope="col">{t('statistics.players.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ teamId, teamName, number, total }, place) => (
            <tr key={`${teamId} ${String(number)}`}>
              <td>{place + 1}</td>
              <th scope="row" className={styles.name}>
                {`${teamName} ${t('statistics.of.number', { number: String(number) })}`}
              </th>
              <td className={styles.points}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  )
}
