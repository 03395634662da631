import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useParentAlong } from './useParentAlong.ts'

/**
 * Navigates to the login or home, unless already there; inside a frame the parent page is navigated too. The
 * entry that is left is replaced, so that Back does not return to it.
 */
export function useLeaveTo(): (path: string, state?: unknown) => void {
  const navigate = useNavigate()
  const takeAlong = useParentAlong()
  const { pathname } = useLocation()
  return useCallback(
    (path, state) => {
      if (pathname === path) return
      takeAlong(path)
      void navigate(path, { replace: true, state })
    },
    [navigate, pathname, takeAlong],
  )
}
