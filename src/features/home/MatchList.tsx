import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { LeagueGroup } from '../../../streams/index.ts'
import { useScrollPlace } from '../scroll/ScrollPlaces.tsx'
import { LIST_PANEL } from './HomeFilters.tsx'
import { listItems } from './listItems.ts'
import { leagueOf, ListLine } from './ListLine.tsx'
import styles from './MatchList.module.css'
import type { LinesProps } from './VirtualLines.tsx'

interface MatchListProps {
  readonly groups: readonly LeagueGroup[]
  readonly stale: boolean
}

/** What is not needed for the first screen of prices comes after it. */
const VirtualLines = lazy(async () => ({ default: (await import('./VirtualLines.tsx')).VirtualLines }))

/** About a screen of lines. */
const FIRST_LINES = 8

/** Leagues and their matches. */
export function MatchList({ groups, stale }: MatchListProps) {
  // As state: with the lines' code there already, they mount before this element is anybody's.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const place = useScrollPlace<HTMLDivElement>()
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      setScroller(element)
      return place(element)
    },
    [place],
  )
  const [turned, setTurned] = useState<Readonly<Record<string, number>>>({})
  const turn = useCallback((leagueId: string, page: number) => {
    setTurned((before) => ({ ...before, [leagueId]: page }))
  }, [])
  const items = useMemo(() => listItems(groups), [groups])
  const lines: LinesProps = { scroller, items, stale, turned, onTurn: turn }
  return (
    <div ref={attach} className={styles.scroller} id={LIST_PANEL} role="tabpanel" tabIndex={-1}>
      <Suspense fallback={<FirstLines {...lines} />}>
        <VirtualLines {...lines} />
      </Suspense>
    </div>
  )
}

/** The top of the list, plainly, until the virtual one is there. */
function FirstLines({ items, stale, turned, onTurn }: LinesProps) {
  return items
    .slice(0, FIRST_LINES)
    .map((item) => (
      <ListLine key={item.key} item={item} stale={stale} page={turned[leagueOf(item)] ?? 0} onTurn={onTurn} />
    ))
}
