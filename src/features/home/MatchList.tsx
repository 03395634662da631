import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { LeagueGroup } from '../../../streams/index.ts'
import { useKeptPlace, useScrollPlace } from '../scroll/ScrollPlaces.tsx'
import { LIST_PANEL } from './HomeFilters.tsx'
import { listItems } from './listItems.ts'
import { leagueOf, ListLine } from './ListLine.tsx'
import styles from './MatchList.module.css'
import type { LinesProps } from './VirtualLines.tsx'

interface MatchListProps {
  /** Identifies what the list shows; its scroll position is stored under this name. */
  readonly name: string
  readonly groups: readonly LeagueGroup[]
  readonly stale: boolean
}

/** The virtual list is loaded once the first lines are painted, since the first screen does not need it. */
const VirtualLines = lazy(async () => {
  await painted()
  return { default: (await import('./VirtualLines.tsx')).VirtualLines }
})

/** Roughly fills one screen. */
const FIRST_LINES = 8

/** Leagues and their matches. */
export function MatchList({ name, groups, stale }: MatchListProps) {
  // In state instead of a ref: when the code of the lines is already loaded, they mount before this element
  // is attached.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const place = useScrollPlace<HTMLDivElement>(name)
  const kept = useKeptPlace(name)
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
  const lines: LinesProps = { scroller, items, stale, turned, onTurn: turn, kept }
  return (
    <div ref={attach} className={styles.scroller} id={LIST_PANEL} role="tabpanel" tabIndex={-1}>
      <Suspense fallback={<FirstLines {...lines} />}>
        <VirtualLines {...lines} />
      </Suspense>
    </div>
  )
}

/** A frame is painted after its callbacks and before those of the next one. */
function painted(): Promise<unknown> {
  return new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
}

/** The first lines without virtualization, until the virtual list is loaded. */
function FirstLines({ items, stale, turned, onTurn }: LinesProps) {
  return items
    .slice(0, FIRST_LINES)
    .map((item) => (
      <ListLine key={item.key} item={item} stale={stale} page={turned[leagueOf(item)] ?? 0} onTurn={onTurn} />
    ))
}
