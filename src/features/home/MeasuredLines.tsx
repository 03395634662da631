import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { estimatedHeight, type LineLayout, unitOf } from './lineLayout.ts'
import type { ListItem } from './listItems.ts'

export interface MeasuredLinesProps {
  /** The scrolling element; `null` until it is attached. */
  readonly scroller: HTMLElement | null
  readonly items: readonly ListItem[]
  /** Returns the scroll position at which the list was left, px. */
  readonly kept: () => number
  /** Receives the lines to draw, before they are painted; the same function in each render. */
  readonly onLayout: (layout: LineLayout) => void
}

/** How many lines beyond the visible ones are rendered. */
const OVERSCAN = 3

/**
 * Determines which lines are drawn, and where, from measured heights. It renders nothing, so that the list can
 * draw its first lines without this code, and keeps their elements when it is loaded.
 */
export const MeasuredLines = memo(function MeasuredLines(props: MeasuredLinesProps) {
  const { scroller, items, kept, onLayout } = props
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
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => estimatedHeight(items[index]) * unitOf(scroller),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    // The virtualizer scrolls to its initial offset, by default the top, as soon as it has the scrolling
    // element.
    initialOffset: () => scroller?.scrollTop ?? kept(),
    rangeExtractor,
  })
  const lines = list.getVirtualItems().map(({ index, start }) => ({ index, start }))
  const size = list.getTotalSize()
  useLayoutEffect(() => {
    // Without a height, as before the first measurement, the virtualizer has no lines.
    if (lines.length > 0) {
      onLayout({ items, size, lines, sticky: sticky.current, measure: list.measureElement })
    }
  })
  return null
})
