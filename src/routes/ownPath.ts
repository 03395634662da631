import { matchPath as matchesPath } from 'react-router-dom'
import { PATHS } from './paths.ts'

/**
 * The path of a page of this app within an address; `null` for any other address. Without the fragment: an address
 * comes from a message, and a fragment opens an overlay (`#/maintenance`).
 */
export function ownPath({ origin, pathname, search }: URL): string | null {
  if (origin !== window.location.origin) return null
  if (pathname === '/') return PATHS.home + search
  const isPage = Object.values(PATHS).some((path) => matchesPath(path, pathname) !== null)
  return isPage ? pathname + search : null
}
