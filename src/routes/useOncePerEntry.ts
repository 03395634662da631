import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/**
 * Runs a change of the history at most once per entry. Navigation is asynchronous, so without this a second
 * tap would go one step too far. `act` returns whether it changed anything.
 */
export function useOncePerEntry(): (act: (here: Location) => boolean) => void {
  const location = useLocation()
  const latest = useRef(location)
  const actedAt = useRef<Location | null>(null)
  useLayoutEffect(() => {
    latest.current = location
  }, [location])
  return useCallback((act) => {
    const here = latest.current
    if (actedAt.current !== here && act(here)) actedAt.current = here
  }, [])
}
