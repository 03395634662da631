import { useCallback, useEffect, useState } from 'react'
import { useLoadRetry } from './useLoadRetry.ts'

interface LateCode<T> {
  /** `null` until it is loaded. */
  readonly code: T | null
  /** The last attempt failed. It is retried automatically. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Loads the code of a part of a screen from a chunk of its own once it is wanted. Unlike `React.lazy` it does
 * not cache a failure, and does not suspend or break the screen around it. `load` must be the same function
 * in each render.
 */
export function useLateCode<T extends object>(wanted: boolean, load: () => Promise<T>): LateCode<T> {
  const [code, setCode] = useState<T | null>(null)
  const [tries, setTries] = useState(0)
  const [failures, setFailures] = useState(0)
  const retry = useCallback(() => {
    setTries((count) => count + 1)
  }, [])
  useEffect(() => {
    if (!wanted) return
    let left = false
    load().then(
      (loaded) => {
        if (left) return
        setCode(loaded)
        setFailures(0)
      },
      () => {
        if (!left) setFailures((count) => count + 1)
      },
    )
    return () => {
      left = true
    }
  }, [wanted, load, tries])
  useLoadRetry(failures, retry)
  return { code, failed: failures > 0, retry }
}
