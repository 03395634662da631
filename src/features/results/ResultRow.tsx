import { memo } from 'react'
import { type Match, type Team, teamNames } from '../../../streams/index.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { resultPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { phaseWords, scoreWords } from '../../words/matchWords.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import type { ScoreColumn } from './scoreColumns.ts'
import styles from './ResultList.module.css'

interface ResultRowProps {
  readonly match: Match
  readonly columns: readonly ScoreColumn[]
}

/** A match that is over, as a link to its result. */
export const ResultRow = memo(function ResultRow({ match, columns }: ResultRowProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const { teams } = match
  if (teams === null) return null
  const played = match.state === 'ended' || match.state === 'closed'
  const state = phaseWords(t, match, zone)
  return (
    <RouteLink to={resultPath(match.id)} className={classNames(styles.row, !played && styles.off)}>
      <VisuallyHidden>
        {[t('home.row.label', teamNames(match)), state, played ? scoreWords(t, match) : '']
          .filter((words) => words !== '')
          .join(', ')}
      </VisuallyHidden>
      <span className={styles.when} aria-hidden="true">
        <b>{zonedTime(match.kickOff, zone).format('HH:mm')}</b>
        <span>{state}</span>
      </span>
      <span className={styles.sides} aria-hidden="true">
        <Side team={teams.home} />
        <Side team={teams.away} />
      </span>
      <span className={styles.figures} aria-hidden="true">
        {columns.map((column) => (
          <Figures key={column.key} column={column} match={match} />
        ))}
      </span>
    </RouteLink>
  )
})

function Side({ team }: { readonly team: Team }) {
  return (
    <span className={styles.side}>
      <Kit kit={team.kit} />
      <bdi className={styles.name}>{team.name}</bdi>
    </span>
  )
}

/** The figures of both sides, one above the other. */
function Figures({ column, match }: { readonly column: ScoreColumn; readonly match: Match }) {
  const pair = column.of(match)
  const [home, away] = pair ?? [null, null]
  const figure = (own: number | null, other: number | null) => (
    <span
      className={classNames(
        styles.figure,
        column.final && styles.final,
        own !== null && other !== null && own > other && styles.more,
      )}
    >
      {own ?? '-'}
    </span>
  )
  return (
    <span className={styles.column}>
      {figure(home, away)}
      {figure(away, home)}
    </span>
  )
}
