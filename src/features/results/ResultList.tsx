import { useMemo, useState } from 'react'
import type { Match, Sport } from '../../../streams/index.ts'
import { type LeagueResults, resultsByLeague } from '../../../streams/results.ts'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ResultRow } from './ResultRow.tsx'
import { scoreColumns } from './scoreColumns.ts'
import styles from './ResultList.module.css'

interface ResultListProps {
  /** Identifies what the list shows; its scroll position is stored under this name. */
  readonly name: string
  readonly matches: readonly Match[]
}

/** Rows that are drawn at first, and more of them each time the end comes into view. */
const ROWS = 60

/** Matches that are over, by league. */
export function ResultList({ name, matches }: ResultListProps) {
  const [rows, setRows] = useState(ROWS)
  const scrolled = useScrollPosition<HTMLDivElement>(name)
  const leagues = useMemo(() => firstRows(resultsByLeague(matches), rows), [matches, rows])
  return (
    <ScrollArea ref={scrolled}>
      {leagues.map((league) => (
        <League key={league.leagueId} league={league} />
      ))}
      {rows < matches.length && (
        <MoreOnSight
          key={rows}
          onMore={() => {
            setRows(rows + ROWS)
          }}
        />
      )}
    </ScrollArea>
  )
}

/** The leagues up to this number of matches. */
function firstRows(leagues: readonly LeagueResults[], rows: number): readonly LeagueResults[] {
  let left = rows
  return leagues.flatMap((league) => {
    const matches = league.matches.slice(0, left)
    left -= matches.length
    return matches.length === 0 ? [] : [{ ...league, matches }]
  })
}

function League({ league: { leagueName, matches } }: { readonly league: LeagueResults }) {
  const { t } = useTranslation()
  const sport: Sport | undefined = matches[0]?.sport
  const columns = useMemo(
    () => (sport === undefined ? [] : scoreColumns(t, sport, matches)),
    [t, sport, matches],
  )
  return (
    <section aria-label={leagueName}>
      <div className={styles.league}>
        <h2 className={styles.leagueName}>{leagueName}</h2>
        <span className={styles.figures} aria-hidden="true">
          {columns.map(({ key, caption }) => (
            <span key={key} className={styles.caption}>
              {caption}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {matches.map((match) => (
          <li key={match.id} className={styles.item}>
            <ResultRow match={match} columns={columns} />
          </li>
        ))}
      </ul>
    </section>
  )
}
