import { useEffect, useState } from 'react'
import { PICTURE_MS } from './pose.ts'

/** How often a text of the picture is read, ms. */
const EVERY_MS = 100

/**
 * A text that follows from the place in the picture, such as a clock.
 *
 * @param playFrom the place when this is mounted, ms; `null` while the picture stands still.
 * @param still the place that is shown then.
 */
export function usePictureText<T>(playFrom: number | null, still: number, read: (ms: number) => T): T {
  const [ms, setMs] = useState(playFrom ?? still)
  useEffect(() => {
    if (playFrom === null) return
    const begun = performance.now() - playFrom
    const timer = setInterval(() => {
      const now = Math.min(PICTURE_MS, performance.now() - begun)
      setMs(now)
      if (now === PICTURE_MS) clearInterval(timer)
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [playFrom])
  return read(playFrom === null ? still : ms)
}
