import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { useGoHome } from './useGoHome.ts'
import { useOncePerEntry } from './useOncePerEntry.ts'

/**
 * The back action of a page's own button. On the first entry of the history, such as a page opened from a
 * link, it navigates to `parent` instead.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate()
  const goHome = useGoHome({ replace: true })
  const once = useOncePerEntry()
  return useCallback(() => {
    once(() => {
      if (!isFirstEntry(window.history.state)) void navigate(-1)
      else if (parent === PATHS.home) goHome()
      else void navigate(parent, { replace: true })
      return true
    })
  }, [goHome, navigate, once, parent])
}

/** The router stores an index in each entry it makes, starting with 0 for the first. */
function isFirstEntry(state: unknown): boolean {
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
}
