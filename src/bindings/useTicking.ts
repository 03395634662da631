import { useEffect, useState } from 'react'

/** How often a countdown is read, ms. */
const EVERY_MS = 250

/** What a countdown shows now: read again and again, and rendered when it changes. */
export function useTicking<T extends string | number>(read: () => T): T {
  const [, render] = useState<T>(read)
  useEffect(() => {
    const timer = setInterval(() => {
      render(read())
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [read])
  return read()
}
