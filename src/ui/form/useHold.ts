import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a press is held before it repeats, ms, and how fast it repeats then. */
const HOLD_MS = 450
const REPEAT_MS = 90
/** How far a pointer that holds a button may move, px: about the size of a button. */
const REACH_PX = 44

/**
 * Handlers of a button whose action repeats while it is held. A short press, and one of the keyboard or of assistive
 * technology, acts once. Each step calls the `onStep` of the last render, so it may depend on the present value.
 *
 * The button captures the pointer, so it stays held when it moves away below the pointer because a line appears above
 * it. The hold ends when the pointer is released, or has itself moved farther than `REACH_PX`.
 */
export function useHold(onStep: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const repeated = useRef(false)
  const pressedAt = useRef({ x: 0, y: 0 })
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  }, [onStep])
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => stop, [])
  return {
    onPointerDown: ({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      stop()
      repeated.current = false
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      pressedAt.current = { x: clientX, y: clientY }
      const repeat = () => {
        repeated.current = true
        latest.current()
        timer.current = setTimeout(repeat, REPEAT_MS)
      }
      timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      const { x, y } = pressedAt.current
      if (timer.current === null || Math.hypot(clientX - x, clientY - y) <= REACH_PX) return
      stop()
      // Without the capture, a release elsewhere is no click on the button.
      currentTarget.releasePointerCapture(pointerId)
    },
    onPointerUp: stop,
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
