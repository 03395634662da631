import { type Match, type Pair, teamNames } from '../../../streams/index.ts'
import { type EsportsMap, mapsOf, mapStats } from '../../../streams/esports.ts'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { goldSaid, mapCountsSaid, pairText } from './mapWords.ts'
import { MapLine } from './MapLine.tsx'
import { TeamMark } from './TeamMark.tsx'
import styles from './MapBoard.module.css'

/**
 * The board of a match: a column for each map, with its kills and towers (CSGO: rounds and kills), and who has won
 * it. A map that was not played has a dash.
 */
export function MapBoard({ match, stale }: { readonly match: Match; readonly stale: boolean }) {
  const { t } = useTranslation()
  const maps = mapsOf(match)
  if (maps.length === 0) return null
  const inPlay = match.state === 'live' || match.state === 'paused'
  return (
    <section
      className={classNames(styles.board, stale && styles.stale)}
      aria-label={t('esports.board.title')}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {maps.map((map) => (
              <th key={map.period} scope="col" className={classNames(map.state === 'running' && styles.now)}>
                <span aria-hidden="true">{map.number}</span>
                <VisuallyHidden>{sportText(t, match.sport, `period.${map.period}`)}</VisuallyHidden>
              </th>
            ))}
            <th scope="col">{t('esports.board.total')}</th>
          </tr>
        </thead>
        <tbody>
          <CountRow match={match} maps={maps} place={0} />
          <CountRow match={match} maps={maps} place={1} />
          <WinnerRow match={match} maps={maps} />
        </tbody>
      </table>
      {inPlay && (
        <>
          <VisuallyHidden>{goldSaid(t, match)}</VisuallyHidden>
          <MapLine match={match} />
        </>
      )}
    </section>
  )
}

interface RowProps {
  readonly match: Match
  readonly maps: readonly EsportsMap[]
}

function CountRow({ match, maps, place }: RowProps & { readonly place: 0 | 1 }) {
  const { t } = useTranslation()
  const counts = maps.map((map) => map.counts[place])
  return (
    <tr>
      <th scope="row">{sportText(t, match.sport, `stat.${mapStats(match.sport)[place]}`)}</th>
      {maps.map((map) => (
        <td key={map.period} className={classNames(map.state === 'running' && styles.now)}>
          <span aria-hidden="true">{pairText(map.counts[place])}</span>
          <VisuallyHidden>{saidOf(map)}</VisuallyHidden>
        </td>
      ))}
      <td>{pairText(sumOf(counts))}</td>
    </tr>
  )

  function saidOf(map: EsportsMap): string {
    const counted: EsportsMap['counts'] = place === 0 ? [map.counts[0], null] : [null, map.counts[1]]
    return mapCountsSaid(t, match, { ...map, counts: counted })[0] ?? t('esports.board.notPlayed')
  }
}

function WinnerRow({ match, maps }: RowProps) {
  const { t } = useTranslation()
  const { teams, score, state } = match
  const names = teamNames(match)
  return (
    <tr>
      <th scope="row">{t('esports.board.maps')}</th>
      {maps.map(({ period, winner }) => (
        <td key={period}>
          {winner === null || teams === null ? (
            '–'
          ) : (
            <span className={styles.winner}>
              <TeamMark team={teams[winner]} />
              <VisuallyHidden>{t('esports.board.won', { team: names[winner] })}</VisuallyHidden>
            </span>
          )}
        </td>
      ))}
      <td className={styles.score}>{state === 'notStarted' ? '–' : pairText(score)}</td>
    </tr>
  )
}

/** `null` while no map has a count. */
function sumOf(counts: readonly (Pair | null)[]): Pair | null {
  const known = counts.filter((count) => count !== null)
  if (known.length === 0) return null
  return known.reduce<Pair>(([home, away], [more, other]) => [home + more, away + other], [0, 0])
}
