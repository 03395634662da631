/** Imports the code that renders the app. */
export const fetchMount = () => import('./mount.tsx')

/**
 * Starts the import before any other code of the entry script runs. The page does not preload it, since that
 * would compete for bandwidth with the first requests of the streams.
 */
export const firstMount = fetchMount()
