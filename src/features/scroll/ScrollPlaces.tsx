import {
  createContext,
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { holdPlace } from './holdPlace.ts'
import { type Places, readPlaces, storePlaces } from './keptPlaces.ts'

const PlacesContext = createContext<Places | null>(null)

export function ScrollPlacesProvider({ children }: { readonly children: ReactNode }) {
  const [places] = useState(readPlaces)
  useEffect(() => {
    const store = () => {
      storePlaces(places)
    }
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('pagehide', store)
    }
  }, [places])
  return <PlacesContext value={places}>{children}</PlacesContext>
}

/**
 * A ref for a scrolling element. On each return to the page, its last scroll position under this name is
 * restored.
 */
export function useScrollPlace<E extends HTMLElement>(name: string): RefCallback<E> {
  return usePlace(name, true)
}

/** The same, but only when returning by Back or Forward; otherwise the page starts at its top. */
export function useReturnPlace<E extends HTMLElement>(name: string): RefCallback<E> {
  const [isReturn] = useState(useNavigationType() === NavigationType.Pop)
  return usePlace(name, isReturn)
}

function usePlace<E extends HTMLElement>(name: string, returns: boolean): RefCallback<E> {
  const places = useContext(PlacesContext)
  return useCallback(
    (element: E | null) => {
      if (element === null || places === null) return
      const kept = returns ? (places.get(name) ?? 0) : 0
      const held = kept > 0 ? holdPlace(element, kept) : null
      const note = () => {
        if (held?.on() === true) return
        // Deleted first, so that the map stays in order of use, the oldest first.
        places.delete(name)
        places.set(name, element.scrollTop)
      }
      element.addEventListener('scroll', note, { passive: true })
      return () => {
        held?.end()
        element.removeEventListener('scroll', note)
      }
    },
    [places, name, returns],
  )
}

/** Returns a function that reads the stored scroll position of this name, px; 0 when there is none. */
export function useKeptPlace(name: string): () => number {
  const places = useContext(PlacesContext)
  return useCallback(() => places?.get(name) ?? 0, [places, name])
}
