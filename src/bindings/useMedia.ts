import { useSyncExternalStore } from 'react'

/** Whether a media query holds, such as `(prefers-reduced-motion: reduce)`; `false` where nobody can tell. */
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
