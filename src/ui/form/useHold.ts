import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a press is held before it repeats, ms, and how fast it repeats then. */
const HOLD_MS = 450
const REPEAT_MS = 90

/**
 * Handlers of a button whose action repeats while it is held. A short press, and one of the keyboard or of assistive
 * technology, acts once. `onStep` is the one of the moment of the press, so it must not depend on what has changed
 * since.
 */
export function useHold(onStep: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const repeated = useRef(false)
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => stop, [])
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop()
      repeated.current = false
      if (button !== 0) return
      const repeat = () => {
        repeated.current = true
        onStep()
        timer.current = setTimeout(repeat, REPEAT_MS)
      }
      timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press of touch opens a menu in some browsers.
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
    },
    onClick: () => {
      const held = repeated.current
      repeated.current = false
      if (!held) onStep()
    },
  }
}
