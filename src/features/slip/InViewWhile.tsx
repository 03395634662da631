import { type ReactNode, useEffect, useRef } from 'react'

interface InViewWhileProps {
  readonly active: boolean
  readonly children: ReactNode
}

/** Brings its children into view when they become active: the keypad leaves less of the list to see. */
export function InViewWhile({ active, children }: InViewWhileProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) place.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return <div ref={place}>{children}</div>
}
