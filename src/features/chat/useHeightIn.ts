import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of an element in a custom property of another one, in px, before each frame is drawn. */
export function useHeightIn(
  holder: RefObject<HTMLElement | null>,
  measured: RefObject<HTMLElement | null>,
  property: `--${string}`,
): void {
  useLayoutEffect(() => {
    const [to, from] = [holder.current, measured.current]
    if (to === null || from === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      to.style.setProperty(property, `${String(from.offsetHeight)}px`)
    })
    observer.observe(from)
    return () => {
      observer.disconnect()
    }
  }, [holder, measured, property])
}
