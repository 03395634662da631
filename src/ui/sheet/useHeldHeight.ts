import { type RefObject, useEffect } from 'react'

/**
 * Gives an element the largest height it has had as its minimum height, so that its neighbours do not move when
 * its content becomes shorter. The height is reset when the window is resized or `held` changes.
 *
 * @param held identifies what is shown; `false` while no height is to be kept.
 * @param bound `parent` for a parent that can become lower without the window. Its height must be definite: a
 *   percentage of any other counts as 0.
 */
export function useHeldHeight(
  place: RefObject<HTMLElement | null>,
  held: string | false,
  bound: 'none' | 'parent' = 'none',
): void {
  useEffect(() => {
    const element = place.current
    if (held === false || element === null || typeof ResizeObserver === 'undefined') return
    let most = 0
    const hold = () => {
      if (element.offsetHeight <= most) return
      most = element.offsetHeight
      const height = `${String(most)}px`
      element.style.minHeight = bound === 'parent' ? `min(${height}, 100%)` : height
    }
    const letGo = () => {
      most = 0
      element.style.minHeight = ''
    }
    const observer = new ResizeObserver(hold)
    observer.observe(element)
    window.addEventListener('resize', letGo)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', letGo)
      letGo()
    }
  }, [place, held, bound])
}
