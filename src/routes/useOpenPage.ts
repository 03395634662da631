import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { overlayStack } from './overlayStack.ts'

/**
 * Navigates to another page. From an overlay, the overlay's entry is replaced, so that Back returns to the
 * page below.
 */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate()
  const fromOverlay = overlayStack(useLocation()).length > 0
  return useCallback((path) => void navigate(path, { replace: fromOverlay }), [navigate, fromOverlay])
}
