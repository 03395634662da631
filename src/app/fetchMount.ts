/** The code that draws. */
export const fetchMount = () => import('./mount.tsx')

/**
 * Asked for before anything else of the page's script runs; but not by the page itself, where it would take the
 * line from the streams, which have calls to make.
 */
export const firstMount = fetchMount()
