import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, such as `(prefers-reduced-motion: reduce)`; `false` without `matchMedia`.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query)
      list?.addEventListener('change', changed)
      return () => {
        list?.removeEventListener('change', changed)
      }
    },
    () => listOf(query)?.matches === true,
  )
}

function listOf(query: string): MediaQueryList | null {
  const { matchMedia } = window as { readonly matchMedia?: typeof window.matchMedia }
  return matchMedia?.call(window, query) ?? null
}
