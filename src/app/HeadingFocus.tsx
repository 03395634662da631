import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

type HasNavigated = (path: string) => boolean

const HasNavigatedContext = createContext<HasNavigated>(() => true)

export function FirstPageProvider({ children }: { readonly children: ReactNode }) {
  const [hasNavigated] = useState(rememberFirstPage)
  return <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>
}

/**
 * The browser itself focuses the page that was opened first, so its heading is not focused until the member
 * has left that page once.
 */
function rememberFirstPage(): HasNavigated {
  let first: string | null = null
  let left = false
  return (path) => {
    first ??= path
    if (path !== first) left = true
    return left
  }
}

/** A screen can replace its heading while its data load; the focus follows it for this time, ms. */
const FOLLOW_MS = 2000

/** Moves the focus to the page's heading after a navigation, so that screen readers start reading there. */
export function HeadingFocus() {
  const { pathname } = useLocation()
  const hasNavigated = useContext(HasNavigatedContext)
  useEffect(() => {
    if (!hasNavigated(pathname)) return
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
  }, [hasNavigated, pathname])
  return null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
