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
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { restorePosition } from './restorePosition.ts'
import { type Positions, readPositions, storePositions } from './storedPositions.ts'

const PositionsContext = createContext<Positions | null>(null)

export function ScrollPositionsProvider({ children }: { readonly children: ReactNode }) {
  const { session } = useStreams().storage
  const [positions] = useState(() => readPositions(session))
  useEffect(() => {
    const store = () => {
      storePositions(session, positions)
    }
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('pagehide', store)
    }
  }, [session, positions])
  return <PositionsContext value={positions}>{children}</PositionsContext>
}

/**
 * A ref for a scrolling element. On each return to the page, its last scroll position under this name is
 * restored.
 */
export function useScrollPosition<E extends HTMLElement>(name: string): RefCallback<E> {
  return usePosition(name, true)
}

/** The same, but only when returning by Back or Forward; otherwise the page starts at its top. */
export function useReturnPosition<E extends HTMLElement>(name: string): RefCallback<E> {
  const [isReturn] = useState(useNavigationType() === NavigationType.Pop)
  return usePosition(name, isReturn)
}

function usePosition<E extends HTMLElement>(name: string, returns: boolean): RefCallback<E> {
  const positions = useContext(PositionsContext)
  return useCallback(
    (element: E | null) => {
      if (element === null || positions === null) return
      const kept = returns ? (positions.get(name) ?? 0) : 0
      const held = kept > 0 ? restorePosition(element, kept) : null
      const note = () => {
        if (held?.on() === true) return
        // Deleted first, so that the map stays in order of use, the oldest first.
        positions.delete(name)
        positions.set(name, element.scrollTop)
      }
      element.addEventListener('scroll', note, { passive: true })
      return () => {
        held?.end()
        element.removeEventListener('scroll', note)
      }
    },
    [positions, name, returns],
  )
}

/** Returns a function that reads the stored scroll position of this name, px; 0 when there is none. */
export function useStoredPosition(name: string): () => number {
  const positions = useContext(PositionsContext)
  return useCallback(() => positions?.get(name) ?? 0, [positions, name])
}
