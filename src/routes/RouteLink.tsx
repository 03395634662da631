import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

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
 * A link to a page of the app. The router's own `Link` brings its prefetching, forms and data routes into the
 * first chunks, 2 KB that no page uses.
 */
export function RouteLink({ to, state, className, label, onOpen, children }: RouteLinkProps) {
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      href={useHref(to)}
      className={className}
      aria-label={label}
      onClick={(event) => {
        onOpen?.()
        follow(event)
      }}
    >
      {children}
    </a>
  )
}
