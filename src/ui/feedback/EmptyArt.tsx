import { lazy, Suspense } from 'react'
import styles from './EmptyArt.module.css'
import type { EmptyArtName } from './EmptyDrawing.tsx'

export type { EmptyArtName }

const Nothing = () => null

/** Loads the drawings. They only decorate, so a state without them is complete. */
export async function loadEmptyDrawing() {
  try {
    return (await import('./EmptyDrawing.tsx')).EmptyDrawing
  } catch {
    return Nothing
  }
}

const Drawing = lazy(async () => ({ default: await loadEmptyDrawing() }))

/** The line drawing of an empty or failed state; its place is kept while it loads. */
export function EmptyArt({ name }: { name: EmptyArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 200 132" aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing name={name} />
      </Suspense>
    </svg>
  )
}
