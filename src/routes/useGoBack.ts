import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOncePerEntry } from './useOncePerEntry.ts'

/**
 * The back action of a page's own button. On the first entry of the history, such as a page opened from a
 * link, it navigates to `parent` instead.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate()
  const once = useOncePerEntry()
  return useCallback(() => {
    once(() => {
      if (isFirstEntry(window.history.state)) void navigate(parent, { replace: true })
      else void navigate(-1)
      return true
    })
  }, [navigate, once, parent])
}

/** The router stores an index in each entry it makes, starting with 0 for the first. */
function isFirstEntry(state: unknown): boolean {
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
}
