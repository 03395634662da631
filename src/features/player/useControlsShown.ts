import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long the buttons stay visible over a playing video after the last touch, ms. */
const SHOWN_MS = 4000

/**
 * Whether the buttons over the video are shown: for a while after each touch or pointer move, and always
 * while nothing plays. The tap that shows them again has no other effect.
 */
export function useControlsShown(playing: boolean) {
  const [touchedAt, setTouchedAt] = useState(0)
  const [shown, setShown] = useState(true)
  const swallow = useRef(false)
  useEffect(() => {
    if (!playing || !shown) return
    const timer = setTimeout(() => {
      setShown(false)
    }, SHOWN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [playing, shown, touchedAt])
  const show = () => {
    setShown(true)
    setTouchedAt(Date.now())
  }
  const hidden = playing && !shown
  return {
    hidden,
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        swallow.current = hidden && event.pointerType === 'touch'
        show()
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show()
      },
      onFocus: show,
      onClickCapture: (event: MouseEvent) => {
        if (!swallow.current) return
        swallow.current = false
        // controls that were visible all the time still receive the tap
        if ((event.target as Element).closest('[data-fades]') === null) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
