import { type RefObject, useEffect } from 'react'

/**
 * When the focused element inside `part` is removed, such as a notice that the member hides, moves the focus to the
 * element of `part` that matches the selector `staying`.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>, staying: string): void {
  useEffect(() => {
    const element = part.current
    if (element === null) return
    let focused: Element | null = null
    const follow = () => {
      focused = element.contains(document.activeElement) ? document.activeElement : null
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return
      element.querySelector<HTMLElement>(staying)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', follow)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      observer.disconnect()
    }
  }, [part, staying])
}
