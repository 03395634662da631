import { useCallback, useState } from 'react'
import { classNames } from '../../ui/text/classNames.ts'
import type { LineLayout } from './lineLayout.ts'
import { leagueOf, ListLine } from './ListLine.tsx'
import styles from './MatchList.module.css'

interface LinesProps {
  readonly layout: LineLayout
  readonly scroller: HTMLElement | null
  readonly stale: boolean
}

/** Draws the lines of a layout; the header of the topmost league is sticky. */
export function Lines({ layout, scroller, stale }: LinesProps) {
  const { items, size, lines, sticky, measure } = layout
  // The page of price columns of each league.
  const [turned, setTurned] = useState<Readonly<Record<string, number>>>({})
  const turn = useCallback((leagueId: string, page: number) => {
    setTurned((before) => ({ ...before, [leagueId]: page }))
  }, [])
  return (
    <div className={styles.canvas} style={{ height: size }}>
      {lines.map(({ index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        const sticks = index === sticky
        return (
          <div
            key={item.key}
            ref={measure}
            data-index={index}
            className={
              sticks ? styles.sticky : classNames(styles.line, item.type === 'league' && styles.league)
            }
            style={sticks ? undefined : { transform: `translateY(${String(start)}px)` }}
          >
            <ListLine
              item={item}
              stale={stale}
              page={turned[leagueOf(item)] ?? 0}
              onTurn={turn}
              onFold={() => {
                // A sticky header of a folded league scrolls to its own position, so that it stays under the
                // pointer.
                if (scroller !== null && scroller.scrollTop > start) scroller.scrollTop = start
              }}
            />
          </div>
        )
      })}
    </div>
  )
}
