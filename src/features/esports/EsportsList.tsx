import { useCallback, useMemo, useState } from 'react'
import type { TFunction } from 'i18next'
import { type Column, isSet, type LeagueGroup, type Sport } from '../../../streams/index.ts'
import { useFavouriteLeague } from '../../bindings/useFavourite.ts'
import { marketCaption } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { LeagueHeader } from '../../ui/match/LeagueHeader.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { EsportsRow } from './EsportsRow.tsx'
import styles from './EsportsList.module.css'

interface EsportsListProps {
  /** Identifies what the list shows; its scroll position is stored under this name. */
  readonly name: string
  readonly groups: readonly LeagueGroup[]
  readonly stale: boolean
  readonly onFold: (leagueId: string) => void
}

/** Rows that are drawn at first, and more of them each time the end comes into view: each has six prices. */
const ROWS = 20

/** Leagues and their matches. */
export function EsportsList({ name, groups, stale, onFold }: EsportsListProps) {
  const [rows, setRows] = useState(ROWS)
  // The page of price columns of each league.
  const [turned, setTurned] = useState<Readonly<Record<string, number>>>({})
  const turn = useCallback((leagueId: string, page: number) => {
    setTurned((before) => ({ ...before, [leagueId]: page }))
  }, [])
  const place = useScrollPosition<HTMLDivElement>(name)
  const shown = useMemo(() => firstRows(groups, rows), [groups, rows])
  const all = groups.reduce((sum, { matchIds }) => sum + matchIds.length, 0)
  return (
    <ScrollArea ref={place}>
      {shown.map((group, index) => (
        <section key={`${group.leagueId}.${String(index)}`}>
          <League group={group} page={turned[group.leagueId] ?? 0} onFold={onFold} />
          {group.matchIds.map((matchId) => (
            <EsportsRow
              key={matchId}
              matchId={matchId}
              leagueId={group.leagueId}
              page={turned[group.leagueId] ?? 0}
              onTurn={turn}
              stale={stale}
            />
          ))}
        </section>
      ))}
      {rows < all && (
        <MoreOnSight
          key={rows}
          onMore={() => {
            setRows(rows + ROWS)
          }}
        />
      )}
      <div className={styles.end} />
    </ScrollArea>
  )
}

/** The leagues up to this number of matches. */
function firstRows(groups: readonly LeagueGroup[], rows: number): readonly LeagueGroup[] {
  let left = rows
  return groups.flatMap((group) => {
    if (left <= 0) return []
    const matchIds = group.matchIds.slice(0, left)
    left -= matchIds.length
    return [{ ...group, matchIds }]
  })
}

interface LeagueProps {
  readonly group: LeagueGroup
  readonly page: number
  readonly onFold: (leagueId: string) => void
}

function League({ group, page, onFold }: LeagueProps) {
  const { t } = useTranslation()
  const { leagueId: id, name, favourite: isFavourite, sport, pages, folded, count } = group
  const favourite = useFavouriteLeague({ id, favourite: isFavourite })
  return (
    <LeagueHeader
      name={name}
      captions={(pages[page] ?? []).map((column) => columnCaption(t, sport, column))}
      favourite={favourite && { ...favourite, label: t('home.favourites.add', { name }) }}
      sticky={null}
      folded={folded}
      countText={t('home.matchCount', { count })}
      onToggle={() => {
        onFold(id)
      }}
    />
  )
}

/** The rows of a league may be in different maps, so a column of a map has no number. */
function columnCaption(t: TFunction, sport: Sport, { spec }: Column): string {
  return spec.kind === 'winner' && isSet(spec.period) ? t('esports.mapWinner') : marketCaption(t, sport, spec)
}
