import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far each page was scrolled, by the key of its entry in the history. */
type Places = Map<string, number>

const PlacesContext = createContext<Places | null>(null)

export function ScrollPlacesProvider({ children }: { readonly children: ReactNode }) {
  const [places] = useState<Places>(() => new Map())
  return <PlacesContext value={places}>{children}</PlacesContext>
}

/**
 * A ref for the part of a page that scrolls: going back to the page finds it where it was left. The rows
 * must be there when it mounts, or their space.
 */
export function useScrollPlace<E extends HTMLElement>(): RefCallback<E> {
  const places = useContext(PlacesContext)
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  return useCallback(
    (element: E | null) => {
      if (element === null || places === null) return
      const kept = places.get(key)
      if (isReturn && kept !== undefined) element.scrollTop = kept
      const note = () => places.set(key, element.scrollTop)
      element.addEventListener('scroll', note, { passive: true })
      return () => {
        element.removeEventListener('scroll', note)
      }
    },
    [places, key, isReturn],
  )
}
