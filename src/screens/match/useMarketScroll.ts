import { type RefCallback, type RefObject, useCallback, useRef } from 'react'
import { useReturnPosition } from '../../features/scroll/ScrollPositions.tsx'

interface MarketScroll {
  /** For the scroll area, whose position is restored on return. */
  readonly area: RefCallback<HTMLDivElement>
  /** For what is above the tabs of the markets. */
  readonly head: RefObject<HTMLDivElement | null>
  /** Scrolls up to the first market when the area is scrolled further down. */
  readonly toMarkets: () => void
}

/** The scrolling of the page of a match. */
export function useMarketScroll(matchId: string): MarketScroll {
  const scrolled = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const place = useReturnPosition<HTMLDivElement>(`match ${matchId}`)
  const area = useCallback(
    (element: HTMLDivElement | null) => {
      scrolled.current = element
      return place(element)
    },
    [place],
  )
  const toMarkets = useCallback(() => {
    const top = head.current?.offsetHeight ?? 0
    if (scrolled.current !== null && scrolled.current.scrollTop > top) scrolled.current.scrollTop = top
  }, [])
  return { area, head, toMarkets }
}
