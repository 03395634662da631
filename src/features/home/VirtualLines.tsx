import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import { classNames } from '../../ui/text/classNames.ts'
import type { ListItem } from './listItems.ts'
import { leagueOf, ListLine } from './ListLine.tsx'
import styles from './MatchList.module.css'

export interface LinesProps {
  /** The scrolling element; `null` until it is attached. */
  readonly scroller: HTMLDivElement | null
  readonly items: readonly ListItem[]
  readonly stale: boolean
  /** The page of price columns of each league. */
  readonly turned: Readonly<Record<string, number>>
  readonly onTurn: (leagueId: string, page: number) => void
  /** Returns the scroll position at which the list was left, px. */
  readonly kept: () => number
}

/**
 * Heights of lines that are not measured yet, in design points. A list is left at a distance from its top, and
 * opened again there before the lines above are measured, so these are the real heights in both type sizes.
 */
const HEIGHTS = { default: { league: 36, match: 117 }, enlarge: { league: 36, match: 129 } }

/** The width of the column in design points. */
const COLUMN = 390

/** How many lines beyond the visible ones are rendered. */
const OVERSCAN = 3

/** Renders only the visible lines; the header of the topmost league is sticky. */
export function VirtualLines({ scroller, items, stale, turned, onTurn, kept }: LinesProps) {
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
  // eslint-disable-next-line react-hooks/incompatible-library -- the React compiler is not used; the virtualizer triggers its own renders
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => heights()[items[index]?.type ?? 'match'] * unitOf(scroller),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    // The virtualizer scrolls to its initial offset, by default the top, as soon as it has the scrolling
    // element.
    initialOffset: kept,
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
            className={
              sticks ? styles.sticky : classNames(styles.line, item.type === 'league' && styles.league)
            }
            style={sticks ? undefined : { transform: `translateY(${String(place.start)}px)` }}
          >
            <ListLine
              item={item}
              stale={stale}
              page={turned[leagueOf(item)] ?? 0}
              onTurn={onTurn}
              onFold={() => {
                // A sticky header of a folded league scrolls to its own position, so that it stays under the
                // pointer.
                if (scroller !== null && scroller.scrollTop > place.start) scroller.scrollTop = place.start
              }}
            />
          </div>
        )
      })}
    </div>
  )
}

function heights(): (typeof HEIGHTS)['default'] {
  return HEIGHTS[document.documentElement.dataset['font'] === 'enlarge' ? 'enlarge' : 'default']
}

/** CSS pixels per design point, from the width of the scrolling element. */
function unitOf(scroller: HTMLElement | null): number {
  return (scroller?.clientWidth ?? COLUMN) / COLUMN
}
