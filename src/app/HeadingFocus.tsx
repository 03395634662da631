import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The router's key of the entry that the page was opened with: the browser has put the focus. */
const FIRST_ENTRY = 'default'

/** A screen may exchange its heading while its data come: so long the focus follows it. */
const FOLLOW_MS = 2000

/** Moves the focus to the page's heading after a navigation, so that readers begin there. */
export function HeadingFocus() {
  const { key, pathname } = useLocation()
  const isFirst = key === FIRST_ENTRY
  useEffect(() => {
    if (isFirst) return
    focusHeading()
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading()
    })
    const main = document.querySelector('main')
    if (main !== null) observer.observe(main, { childList: true, subtree: true })
    const timer = setTimeout(() => {
      observer.disconnect()
    }, FOLLOW_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isFirst, pathname])
  return null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
