import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LeagueGroup } from '../../../streams/index.ts'
import { useLateCode } from '../loading/useLateCode.ts'
import { useStoredPosition, useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { bannerPlace } from './bannerPlace.ts'
import { LIST_PANEL } from './HomeFilters.tsx'
import { estimatedLayout, type LineLayout, sameLayout, unitOf } from './lineLayout.ts'
import { listItems } from './listItems.ts'
import { Lines } from './Lines.tsx'
import { painted } from './painted.ts'
import { useBannerLine } from './useBannerLine.tsx'
import styles from './MatchList.module.css'

interface MatchListProps {
  /** Identifies what the list shows; its scroll position is stored under this name. */
  readonly name: string
  readonly groups: readonly LeagueGroup[]
  readonly stale: boolean
}

/** Loaded once the first lines are painted, since they do not need it. */
async function loadMeasuredLines() {
  await painted()
  return import('./MeasuredLines.tsx')
}

/**
 * Leagues and their matches; only the visible lines are drawn. Their places are estimated until the code that
 * measures them is loaded; an element keeps its line then, so that nothing is drawn twice.
 */
export function MatchList({ name, groups, stale }: MatchListProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [top, setTop] = useState(0)
  const [measured, setMeasured] = useState<LineLayout | null>(null)
  const { code } = useLateCode(true, loadMeasuredLines)
  const place = useScrollPosition<HTMLDivElement>(name)
  const kept = useStoredPosition(name)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      const detach = place(element)
      // The lines are drawn in the same frame, with the height and the position that are known now.
      setScroller(element)
      setTop(element?.scrollTop ?? 0)
      return detach
    },
    [place],
  )
  const noteLayout = useCallback((layout: LineLayout) => {
    setMeasured((before) => (sameLayout(before, layout) ? before : layout))
  }, [])
  const banners = useBannerLine()
  const items = useListItems(groups, banners.line)
  // A line that goes to the top of the list takes its focused button with it, without a blur event.
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) scroller?.focus({ preventScroll: true })
  })
  const height = scroller?.clientHeight ?? 0
  const layout = measured ?? estimatedLayout(items, { top, height, unit: unitOf(scroller) })
  return (
    <div
      ref={attach}
      className={styles.scroller}
      id={LIST_PANEL}
      role="tabpanel"
      tabIndex={-1}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={() => {
        focused.current = false
      }}
      onScroll={
        measured === null
          ? ({ currentTarget }) => {
              setTop(currentTarget.scrollTop)
            }
          : undefined
      }
    >
      {banners.watch}
      <Lines layout={layout} scroller={scroller} stale={stale} />
      {code !== null && (
        <code.MeasuredLines scroller={scroller} items={items} kept={kept} onLayout={noteLayout} />
      )}
    </div>
  )
}

/** The lines of the list. The banners keep their place while their league is listed. */
function useListItems(groups: readonly LeagueGroup[], banners: ReactNode) {
  const [chosen, choose] = useState<string | null>(null)
  const after = groups.some(({ leagueId }) => leagueId === chosen) ? chosen : bannerPlace(groups)
  if (banners !== null && chosen !== after) choose(after)
  return useMemo(
    () => listItems(groups, banners === null || after === null ? null : { after, content: banners }),
    [groups, banners, after],
  )
}
