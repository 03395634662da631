import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** How far down a finger must go to refresh, px, and how far the list follows it at most. */
const ENOUGH_PX = 64
const MAX_PX = 96
/** The list follows the finger at half its speed. */
const FOLLOWS = 0.5

interface PullToRefresh<E extends HTMLElement> {
  readonly ref: RefCallback<E>
  /** How far the list is pulled down, px; 0 when it is not. */
  readonly pulled: number
  /** Whether letting go refreshes. */
  readonly enough: boolean
}

/** Refreshes a list that is pulled down from its top by a finger. */
export function usePullToRefresh<E extends HTMLElement>(onRefresh: () => void): PullToRefresh<E> {
  const [pulled, setPulled] = useState(0)
  const latest = useRef(onRefresh)
  useEffect(() => {
    latest.current = onRefresh
  }, [onRefresh])
  const ref = useCallback((element: E | null) => {
    if (element === null) return
    let from: number | null = null
    let far = 0
    const begin = ({ touches }: TouchEvent): void => {
      from = element.scrollTop <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null
      far = 0
    }
    const move = ({ touches }: TouchEvent): void => {
      if (from === null) return
      const down = (touches[0]?.clientY ?? from) - from
      far = element.scrollTop > 0 ? 0 : Math.min(MAX_PX, Math.max(0, down * FOLLOWS))
      setPulled(far)
    }
    const end = (): void => {
      if (from !== null && far >= ENOUGH_PX) latest.current()
      from = null
      far = 0
      setPulled(0)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [])
  return { ref, pulled, enough: pulled >= ENOUGH_PX }
}
