import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import type { ListItem } from './listItems.ts'
import { leagueOf, ListLine } from './ListLine.tsx'
import styles from './MatchList.module.css'

export interface LinesProps {
  /** What scrolls; `null` until it stands. */
  readonly scroller: HTMLDivElement | null
  readonly items: readonly ListItem[]
  readonly stale: boolean
  /** The page of price columns by league. */
  readonly turned: Readonly<Record<string, number>>
  readonly onTurn: (leagueId: string, page: number) => void
}

/** Heights before they are measured, design points. */
const ESTIMATE = { league: 31, match: 117 }

/** Width of the column, design points. */
const COLUMN = 390

/** How many lines beyond the view are drawn. */
const OVERSCAN = 3

/** Only the lines in view; the league at the top sticks. */
export function VirtualLines({ scroller, items, stale, turned, onTurn }: LinesProps) {
  const headers = useMemo(
    () => items.flatMap((item, index) => (item.type === 'league' ? [index] : [])),
    [items],
  )
  const sticky = useRef(0)
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      sticky.current = headers.findLast((index) => index <= range.startIndex) ?? 0
      return [...new Set([sticky.current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [headers],
  )
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not in use; the virtualizer redraws by itself
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => ESTIMATE[items[index]?.type ?? 'match'] * unitOf(scroller),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    rangeExtractor,
  })
  return (
    <div className={styles.canvas} style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map((place) => {
        const item = items[place.index]
        if (item === undefined) return null
        const sticks = place.index === sticky.current
        return (
          <div
            key={place.key}
            ref={list.measureElement}
            data-index={place.index}
            className={sticks ? styles.sticky : styles.line}
            style={sticks ? undefined : { transform: `translateY(${String(place.start)}px)` }}
          >
            <ListLine
              item={item}
              stale={stale}
              page={turned[leagueOf(item)] ?? 0}
              onTurn={onTurn}
              onFold={() => {
                // Folded while it sticks, a league stays where the finger is, not somewhere above.
                if (scroller !== null && scroller.scrollTop > place.start) scroller.scrollTop = place.start
              }}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Pixels of a design point, where the column is as wide as this. */
function unitOf(scroller: HTMLElement | null): number {
  return (scroller?.clientWidth ?? COLUMN) / COLUMN
}
