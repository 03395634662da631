import { useEffect, type RefObject } from 'react'

/**
 * Focus handling of a sheet: while it is open it has the focus, also after the focused control was removed;
 * on closing, the focus that was inside returns to `opener`, by default the element that had it on opening. When that
 * element is gone, the page's heading is focused. Pass `opener` when the focus has already moved by the time of the
 * effect.
 */
export function useFocusInside(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  opener?: RefObject<Element | null>,
): void {
  useEffect(() => {
    const element = panel.current
    if (!open || element === null) return
    const returnTo = opener?.current ?? document.activeElement
    // focuses the sheet itself, so that screen readers read its name and no control shows a focus ring
    element.focus({ preventScroll: true })
    // a sheet on a `<dialog>` has banners beside its panel, which can have the focus when they disappear
    const whole = element.closest('dialog') ?? element
    let inside = true
    const follow = () => {
      inside = whole.contains(document.activeElement)
    }
    const observer = new MutationObserver(() => {
      if (inside && document.activeElement === document.body) element.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', follow)
    observer.observe(whole, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      observer.disconnect()
      // a control outside that has the focus, such as one that opens another sheet, keeps it
      const has = document.activeElement
      if (has === null || has === document.body || whole.contains(has)) giveBack(returnTo)
    }
  }, [panel, open, opener])
}

function giveBack(to: Element | null): void {
  if (to instanceof HTMLElement && to !== document.body && to.isConnected) {
    to.focus({ preventScroll: true })
    if (document.activeElement === to) return
  }
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (place === null) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
