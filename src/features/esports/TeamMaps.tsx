import type { Match, Team } from '../../../streams/index.ts'
import { type EsportsMap, mapsOf } from '../../../streams/esports.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { TeamMark } from './TeamMark.tsx'
import styles from './TeamMaps.module.css'

interface TeamMapsProps {
  readonly match: Match
  readonly team: Team
  readonly side: 0 | 1
  /** The label of the mark of the side that attacks; absent for the other. */
  readonly attacksLabel: string | null
}

/** Most maps that fit beside a name in a row; the match page shows all of them. */
const SHOWN_MAPS = 3

/**
 * One side of a row: its count in the last maps that were begun, and the maps that it has won. Hidden from screen
 * readers, to which the row says it in words.
 */
export function TeamMaps({ match, team, side, attacksLabel }: TeamMapsProps) {
  const begun = match.state !== 'notStarted'
  const maps = begun ? mapsOf(match).filter(({ counts: [count] }) => count !== null) : []
  return (
    <div className={styles.team}>
      <TeamMark team={team} />
      <span className={styles.name}>
        <bdi>{team.name}</bdi>
      </span>
      {attacksLabel !== null && <i className={styles.attacks} role="img" aria-label={attacksLabel} />}
      <span className={styles.maps} aria-hidden="true">
        {maps.slice(-SHOWN_MAPS).map((map) => (
          <Count key={map.period} map={map} side={side} />
        ))}
      </span>
      <span className={styles.score} aria-hidden="true">
        {begun ? match.score[side] : ''}
      </span>
    </div>
  )
}

function Count({ map: { counts, state }, side }: { readonly map: EsportsMap; readonly side: 0 | 1 }) {
  return <i className={classNames(state === 'running' && styles.running)}>{counts[0]?.[side]}</i>
}
