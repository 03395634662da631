/** The events of a member who scrolls. */
const USER_SCROLL_EVENTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/** After this time, ms, the position is no longer restored: the member is already reading. */
const HOLD_MS = 5000

/**
 * Scrolls an element to a position, again whenever its content changes, until the position is reached, the
 * member scrolls by hand, or `HOLD_MS` has passed. `end` stops it; `on` returns whether it is still active.
 */
export function restorePosition(
  element: HTMLElement,
  top: number,
): { readonly end: () => void; readonly on: () => boolean } {
  let on = true
  const observer = new MutationObserver(() => {
    reach()
  })
  const end = (): void => {
    on = false
    clearTimeout(timer)
    observer.disconnect()
    for (const type of USER_SCROLL_EVENTS) element.removeEventListener(type, end)
  }
  const timer = setTimeout(() => {
    end()
  }, HOLD_MS)
  const reach = (): void => {
    element.scrollTop = top
    if (Math.abs(element.scrollTop - top) < 1) end()
  }
  for (const type of USER_SCROLL_EVENTS) element.addEventListener(type, end, { passive: true })
  observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  reach()
  return { end, on: () => on }
}
