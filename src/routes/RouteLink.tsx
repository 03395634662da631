import type { MouseEvent, ReactNode } from 'react'
import { parsePath, useHref, useLinkClickHandler } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { useParentAlong } from './useParentAlong.ts'

interface RouteLinkProps {
  readonly to: string
  /** The state of the location that is opened. */
  readonly state?: unknown
  readonly className?: string | undefined
  /** The accessible name, where the text does not say enough. */
  readonly label?: string | undefined
  /** Called before the page is opened, or opened in another tab. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/**
 * A link to a page of the app; one that leads home takes the parent page along in a frame. The router's own `Link`
 * brings its prefetching, forms and data routes into the first chunks, 2 KB that no page uses.
 */
export function RouteLink({ to, state, className, label, onOpen, children }: RouteLinkProps) {
  const follow = useLinkClickHandler(to, { state })
  const takeAlong = useParentAlong()
  return (
    <a
      href={useHref(to)}
      className={className}
      aria-label={label}
      onClick={(event) => {
        onOpen?.()
        if (parsePath(to).pathname === PATHS.home && opensHere(event)) takeAlong(PATHS.home)
        follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** Whether the page is opened in place of this one, and not in another tab or window. */
function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
