import { type ReactNode, useEffect, useRef } from 'react'

interface InViewWhileProps {
  readonly active: boolean
  readonly children: ReactNode
}

/**
 * Keeps its children and what they are grouped with, such as the price above a stake, in view while they are
 * active: the keypad reduces the visible part of the list, and a reason added to a leg above moves them down.
 */
export function InViewWhile({ active, children }: InViewWhileProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = place.current
    if (!active || here === null) return
    const show = () => {
      ;(here.parentElement ?? here).scrollIntoView({ block: 'nearest' })
    }
    show()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(show)
    // Observes all ancestors in the dialog: the list grows with a reason line, its container shrinks with the
    // footer.
    for (let box = here.parentElement; box !== null && box.tagName !== 'DIALOG'; box = box.parentElement) {
      observer.observe(box)
    }
    return () => {
      observer.disconnect()
    }
  }, [active])
  return <div ref={place}>{children}</div>
}
