import { type PointerEvent, type RefObject, useRef } from 'react'

/** The share of the way at which a slide acts. */
const END = 0.9
/** A shorter way is a tap, CSS pixels. */
const TAP_PX = 6

interface Drag {
  readonly pointer: number
  readonly from: number
  /** The length of the whole way, CSS pixels. */
  readonly way: number
}

/**
 * Slides the thumb of a button along its width. The position is written to the custom property `--slid`, from 0
 * to 1, so that a move renders nothing.
 */
export function useSlide(
  button: RefObject<HTMLButtonElement | null>,
  disabled: boolean,
  onEnd: () => void,
): {
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent<HTMLButtonElement>) => void
    >
  >
  /** Whether the click that follows belongs to a slide. */
  readonly wasSlid: () => boolean
} {
  const drag = useRef<Drag | null>(null)
  const slid = useRef(false)
  const place = (share: number): void => {
    button.current?.style.setProperty('--slid', String(share))
  }
  const shareOf = ({ clientX }: PointerEvent): number => {
    const { from, way } = drag.current ?? { from: clientX, way: 1 }
    return Math.min(1, Math.max(0, (clientX - from) / way))
  }
  const release = (): void => {
    drag.current = null
    button.current?.removeAttribute('data-sliding')
    place(0)
  }
  return {
    handlers: {
      onPointerDown: (event) => {
        slid.current = false
        if (disabled || !event.isPrimary || event.button !== 0) return
        const { width, height } = event.currentTarget.getBoundingClientRect()
        drag.current = { pointer: event.pointerId, from: event.clientX, way: Math.max(1, width - height) }
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.setAttribute('data-sliding', '')
      },
      onPointerMove: (event) => {
        if (drag.current?.pointer !== event.pointerId) return
        if (Math.abs(event.clientX - drag.current.from) > TAP_PX) slid.current = true
        place(shareOf(event))
      },
      onPointerUp: (event) => {
        if (drag.current?.pointer !== event.pointerId) return
        const done = shareOf(event) >= END
        release()
        if (done) onEnd()
      },
      onPointerCancel: release,
    },
    wasSlid: () => slid.current,
  }
}
