import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { takeParentAlong } from './parentHistory.ts'

/**
 * Goes to the login or home: not when already there, and through the parent's history when in a frame
 * (specification, platform part, 2). The page left is no step to go back to.
 */
export function useLeaveTo(): (path: string, state?: unknown) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (path, state) => {
      if (pathname === path) return
      takeParentAlong(path)
      void navigate(path, { replace: true, state })
    },
    [navigate, pathname],
  )
}
