import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * How long a button ignores presses after its label has changed, ms: such a press was meant for the old label.
 */
const LABEL_GUARD_MS = 500

/** How long the hint after an ignored press is shown, ms. */
const ANSWER_MS = 2000

export interface PressGuard {
  /** The last press was ignored a short time ago. */
  readonly ignored: boolean
  /** Runs the action, unless the label has just changed. An action that returns false counts as ignored. */
  press(action: () => boolean): void
}

/**
 * Guards a button that moves money against presses that were meant for its former label.
 *
 * @param key identifies the label; a change of it starts the guard.
 * @param fromStart starts it on mount too.
 */
export function usePressGuard(key: string, fromStart = false): PressGuard {
  const seen = useRef(fromStart ? null : key)
  const changedAt = useRef(-LABEL_GUARD_MS)
  const [ignoredPresses, setIgnoredPresses] = useState(0)

  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    changedAt.current = performance.now()
  }, [key])

  useEffect(() => {
    if (ignoredPresses === 0) return
    const timer = setTimeout(() => {
      setIgnoredPresses(0)
    }, ANSWER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [ignoredPresses])

  return {
    ignored: ignoredPresses > 0,
    press: (action) => {
      const accepted = performance.now() - changedAt.current >= LABEL_GUARD_MS && action()
      setIgnoredPresses((count) => (accepted ? 0 : count + 1))
    },
  }
}
