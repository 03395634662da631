import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const HOLD_MS = 500
/** A pointer that moves further than this is scrolling, px. */
const SLACK_PX = 10
/** Some browsers report the same press as a context menu too; within this time, ms, it is ignored. */
const SAME_PRESS_MS = 1000

/** A long press, or a `contextmenu` event. iOS does not fire that event, hence the timer. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const start = useRef({ x: 0, y: 0 })
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => cancel, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel()
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        pressedAt.current = Date.now()
        onPress()
      }, HOLD_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      cancel()
      if (Date.now() - pressedAt.current > SAME_PRESS_MS) onPress()
    },
  }
}
