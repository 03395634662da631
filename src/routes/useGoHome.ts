import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { useParentAlong } from './useParentAlong.ts'

/**
 * Navigates home; inside a frame the parent page is navigated too. At home it takes away what the address holds
 * besides the path, such as a page over the list.
 */
export function useGoHome({ replace = false }: Pick<NavigateOptions, 'replace'> = {}): () => void {
  const navigate = useNavigate()
  const takeAlong = useParentAlong()
  return useCallback(() => {
    takeAlong(PATHS.home)
    void navigate(PATHS.home, { replace })
  }, [navigate, replace, takeAlong])
}
