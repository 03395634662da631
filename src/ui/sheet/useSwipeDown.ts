import { useRef, type PointerEvent, type RefObject } from 'react'

/** How far a pointer moves before a press becomes a swipe, px. */
const SLOP = 8
/** A longer drag (px) or a faster one (px per ms) closes the sheet. */
const CLOSE_DISTANCE = 96
const CLOSE_SPEED = 0.5

interface Drag {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly at: number
  taken: boolean
}

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Moves `target` down with the pointer, and calls `onAway` when it was dragged far or fast enough. */
export function useSwipeDown(target: RefObject<HTMLElement | null>, onAway: () => void): SwipeHandlers {
  const drag = useRef<Drag | null>(null)

  const move = (distance: number | null) => {
    const style = target.current?.style
    style?.setProperty('transition', distance === null ? '' : 'none')
    style?.setProperty('transform', distance === null ? '' : `translateY(${distance}px)`)
  }

  const end = (event: PointerEvent, mayClose: boolean) => {
    const ended = drag.current
    if (!ended || ended.pointer !== event.pointerId) return
    drag.current = null
    if (!ended.taken) return
    move(null)
    const distance = event.clientY - ended.y
    const speed = distance / Math.max(event.timeStamp - ended.at, 1)
    if (mayClose && (distance > CLOSE_DISTANCE || (distance > SLOP && speed > CLOSE_SPEED))) onAway()
  }

  return {
    onPointerDown: (event) => {
      if (!event.isPrimary) return
      drag.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        taken: false,
      }
    },
    onPointerMove: (event) => {
      const current = drag.current
      if (!current || current.pointer !== event.pointerId) return
      const down = event.clientY - current.y
      if (!current.taken) {
        if (down < SLOP || down < Math.abs(event.clientX - current.x)) return
        current.taken = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      move(Math.max(down, 0))
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}
