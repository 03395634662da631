import { type RefObject, useEffect } from 'react'

/**
 * Keeps an element from getting lower while it is mounted, so that what a shorter text leaves free is not taken
 * by what is below or above it. A change of the window's size starts anew.
 *
 * @param held whether the height is kept at present; the text or number that identifies what is shown, so that
 * another one starts anew.
 */
export function useHeldHeight(place: RefObject<HTMLElement | null>, held: string | boolean = true): void {
  useEffect(() => {
    const element = place.current
    if (held === false || element === null || typeof ResizeObserver === 'undefined') return
    let most = 0
    const hold = () => {
      if (element.offsetHeight <= most) return
      most = element.offsetHeight
      element.style.minHeight = `${String(most)}px`
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
  }, [place, held])
}
